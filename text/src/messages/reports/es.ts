import type { reports as english } from './en.ts'

export const reports: typeof english = {
  title: 'Denunciar este mensaje',
  who: 'Tu denuncia va a la persona de protección de tu club, nunca a la persona de la que trata.',
  helpline: 'En Europa, los niños encuentran gratis con quién hablar en el 116 111.',
  reason: '¿Qué está mal?',
  reasonRequired: 'Elige qué está mal',
  reasons: {
    bullying: 'Acoso o insultos',
    sexual: 'Contenido sexual o insinuaciones',
    secret_contact: 'Contacto secreto o no deseado',
    violence: 'Amenazas o violencia',
    picture: 'Una imagen que no debería estar aquí',
    other: 'Otra cosa',
  },
  details: '¿Qué conviene saber?',
  cancel: 'Cancelar',
  send: 'Enviar denuncia',
  sending: 'Enviando...',
  sent: 'Denuncia enviada',
  made: {
    safeguarding: 'La persona de protección de tu club lee ahora tu denuncia.',
    managers:
      'Tu club no ha nombrado a nadie para la protección: un responsable del club lee ahora tu denuncia.',
    admins:
      'Tu equipo no pertenece a ningún club: un administrador del equipo que no está implicado lee ahora tu denuncia.',
    nobody: 'En tu club no hay nadie más que pueda leerla. Llama, por favor, al teléfono de ayuda.',
  },
  close: 'Cerrar',

  list: {
    title: 'Denuncias',
    lead: 'Lo que han denunciado personas de tu club. Solo lo leéis tú y quienes responden por los menores; la persona de la que trata, no.',
    empty: 'No se ha denunciado nada',
    emptyHint: 'Las denuncias de mensajes, imágenes y perfiles llegan aquí.',
    failed: 'No se pudieron cargar las denuncias',
    about: { message: 'Un mensaje', profile: 'Un perfil', picture: 'Una imagen' },
    of: (what, name) => `${what} de ${name}`,
    formerMember: 'un antiguo miembro',
    reportedBy: (name, when) => `Denunciado por ${name}, ${when}`,
    wordings: 'Lo que decía',
    wording: (name, when) => `${name}, ${when}`,
    removedAt: (when) => `Borrado ${when}`,
    around: 'Lo que se dijo antes y después',
    open: 'Abierta',
    closed: (name, when) => `Cerrada por ${name}, ${when}`,
    note: 'Lo que se hizo al respecto',
    close: 'Cerrar la denuncia',
    closing: 'Cerrando...',
  },
}

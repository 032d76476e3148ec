import type { ConsentKind, ConsentState } from '@touchline/domain/children/consents'

import type { children as english } from './en.ts'

const kinds: Record<ConsentKind, { readonly title: string; readonly text: string }> = {
  membership: {
    title: 'Datos de miembro',
    text: 'El equipo guarda el nombre, la fecha de nacimiento y la posición para organizarse.',
  },
  pictures_team: {
    title: 'Imágenes dentro del equipo',
    text: 'Fotos y vídeos que solo ven los miembros del equipo.',
  },
  pictures_public: {
    title: 'Imágenes en público',
    text: 'Fotos en páginas públicas. Nunca el nombre completo junto a la imagen de un menor.',
  },
  health: {
    title: 'Datos de salud',
    text: 'Alergias, lesiones y un contacto de emergencia. Los entrenadores los ven durante la temporada; cada consulta queda anotada.',
  },
  third_parties: {
    title: 'Cesión a otros',
    text: 'Dar datos a la liga, la federación o el seguro cuando los pidan.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Sí',
  no: 'No',
  unanswered: 'Sin respuesta',
}

const withdrawn: Record<ConsentKind, string> = {
  membership: 'Retirado. Hemos pedido a los responsables del equipo que borren los datos.',
  pictures_team:
    'Retirado. La foto de perfil está oculta. Hemos pedido a los responsables que quiten las demás.',
  pictures_public:
    'Retirado. Hemos pedido a los responsables del equipo que quiten las fotos públicas.',
  health: 'Retirado. Los entrenadores ya no los ven. Los borramos en un día.',
  third_parties: 'Retirado. Los responsables del equipo saben que ya no pueden ceder nada.',
}

export const children: typeof english = {
  consents: {
    title: 'Consentimientos',
    intro: 'Todo es opcional y empieza desactivado.',
    kinds,
    states,
    given: (name, day) => `Respuesta de ${name} el ${day}`,
    givenAs: { guardian: 'Responde como tutor', self: 'Responde por sí mismo' },
    unansweredIsNo: 'Si no respondes, cuenta como «no».',
    onlyGuardians: 'Por los menores responden sus tutores.',
    withdrawn,
    together: 'En tu país, a esta edad también tiene que aceptarlo.',
    disagree: 'Los tutores no están de acuerdo: cuenta el «no».',
    childAgrees: 'Mi hijo o hija está conmigo y está de acuerdo',
    askChild: 'Tu hijo o hija también tiene que aceptar.',
    childAgreed: 'El menor también está de acuerdo',
    newWording: 'El texto ha cambiado. Vuelve a leerlo.',
  },
  guardians: {
    verifiedHow: {
      email: 'Verificado por correo',
      staff: 'Verificado por el cuerpo técnico',
      demo: 'Parte del club de demostración',
    },
    verify: 'Confirmar como tutor',
    verifyTitle: (name, child) => `¿Es ${name} realmente tutor o tutora de ${child}?`,
    verifyText: 'Los tutores ven los datos del menor y responden por él.',
    verifyDone: (name) => `Confirmado: ${name}`,
    block: 'Retirar el acceso',
    blockTitle: (name, child) => `¿Retirar a ${name} el acceso a ${child}?`,
    blockText: 'Por ejemplo, por orden judicial.',
    blockReason: 'Motivo (solo lo ven los administradores)',
    endedOn: (day, by) =>
      by === null ? `Acceso retirado el ${day}.` : `${by} retiró el acceso el ${day}.`,
    noReason: 'Sin motivo indicado.',
    blockDone: 'Acceso retirado',
    unblock: 'Restaurar el acceso',
    unblockDone: 'Acceso restaurado',
    verifyRefused: 'Pide a otro administrador que te confirme.',
    blockRefused: 'Solo los administradores pueden retirar el acceso.',
    liftedElsewhere: 'Acceso retirado en otro equipo. Restáuralo allí.',
  },
  checks: {
    title: 'Certificados del cuerpo técnico',
    about:
      'Si se activa, hará falta un certificado vigente para abrir equipos con menores. Anótalos antes.',
    paper: (name) => `En tu país: ${name}`,
    wanted: 'Certificado obligatorio para el cuerpo técnico',
    wantedHint: 'Solo el resultado y las fechas. No guardes el documento.',
    wantTitle: '¿Exigir los certificados?',
    want: 'Exigir',
    excludedStaff: (count) =>
      count === 1
        ? '1 persona de abajo no tiene certificado vigente y no puede abrir equipos con menores.'
        : `${count} personas de abajo no tienen certificado vigente y no pueden abrir equipos con menores.`,
    excludedMe: {
      until_recorded: 'Tú también, hasta que otro gestor del club anote tu certificado.',
      nobody_records: 'Tú también. Añade antes a otro gestor que anote tu certificado.',
    },
    failed: 'No se han podido cargar los certificados',
    manager: 'Gestor del club',
    standings: {
      missing: 'Falta',
      not_passed: 'No superado',
      ended: 'Caducado',
      ending: 'Caduca pronto',
      valid: 'Vigente',
    },
    notRecorded: 'Sin anotar',
    until: (day) => `hasta el ${day}`,
    recordedBy: (name) => `anotado por ${name}`,
    record: 'Anotar',
    recordFor: (name) => `Certificado de ${name}`,
    ownRefused: 'Pide a otro gestor que anote tu certificado.',
    forget: 'Quitar registro',
    forgetText: 'Contará como sin certificado.',
    forgotten: 'Registro quitado',
    dialogHint: 'Te avisaremos 60 y 14 días antes.',
    state: 'Resultado',
    states: { passed: 'Visto, nada en contra', not_passed: 'No superado' },
    checkedOn: 'Fecha del certificado',
    endsOn: 'Vigente hasta',
    pastDay: 'Elige hoy o un día anterior',
    laterDay: 'Elige un día posterior al certificado',
  },
  comingOfAge: {
    title: 'Pronto cumple 18',
    you: (day) =>
      `Desde el ${day} decides tú aquí y termina el acceso de tus tutores. Sus consentimientos siguen hasta que los cambies.`,
    yourChild: (name, day) => `Desde el ${day} decide ${name} y termina tu acceso.`,
    somebody: (name, day) => `Desde el ${day} decide ${name} y termina el acceso de sus tutores.`,
    noAddress: (name) => `${name} aún no tiene cuenta. Añade su correo y ese día le invitaremos.`,
    isAsked: (name) =>
      `${name} aún no tiene cuenta. Ese día le enviaremos una invitación por correo.`,
  },
  birthDate: {
    isRight: (name) => `¿Es correcta la nueva fecha de nacimiento de ${name}?`,
    waits: (name) => `La familia tiene que confirmar la nueva fecha de nacimiento de ${name}`,
    change: (from, to) => `De ${from} a ${to}`,
    askedBy: (who) => `La ha añadido ${who}. Hasta confirmarla cuenta la anterior.`,
    none: 'sin fecha',
    confirm: 'Confirmar',
    reject: 'Rechazar',
  },
  data: {
    title: 'Datos de tu hijo o hija',
    about: 'Copia, corrige o borra los datos de tu hijo o hija.',
    copy: 'Pedir una copia',
    copyAsked: 'Te avisaremos por correo cuando la copia esté lista.',
    erase: 'Borrar del equipo',
    eraseTitle: (name) => `¿Borrar a ${name} del equipo?`,
    eraseText:
      'Tu hijo o hija deja el equipo. En 14 días se borran sus datos personales de aquí. Hasta entonces podéis pararlo tú, los demás tutores y el delegado de protección.',
    erasureAsked: 'Borrado programado. Puedes cancelarlo durante 14 días.',
    willBeErased: (name, day) => `Los datos de ${name} se borrarán el ${day}`,
    askedBy: (who) => `Lo ha pedido ${who}.`,
    askedByYou: 'Lo has pedido tú.',
    ifStopped: 'Si lo paras, decidirá el club.',
    stop: 'Parar el borrado',
    takeBack: 'Cancelar el borrado',
    stoppedTitle: (name) => `No se borra a ${name}`,
    stoppedBy: (who) => `${who} lo ha parado. Ahora decide el club.`,
    keep: 'Mantener en el equipo',
    eraseNow: 'Borrar ahora',
    help: 'Privacidad y ayuda para jóvenes',
    failed: 'No ha funcionado. Inténtalo otra vez.',
  },
}

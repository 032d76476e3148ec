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
    text: 'Datos para la liga, la federación o el seguro cuando los piden.',
  },
}

const states: Record<ConsentState, string> = {
  yes: 'Sí',
  no: 'No',
  unanswered: 'Sin respuesta',
}

export const children: typeof english = {
  consents: {
    title: 'Consentimientos',
    intro:
      'Cada cosa por separado, todo apagado al principio, y nada es condición para jugar. Puedes cambiar de opinión cuando quieras.',
    kinds,
    states,
    given: (name, day) => `Respuesta de ${name} el ${day}`,
    givenAs: { guardian: 'Responde como tutor', self: 'Responde por sí mismo' },
    unansweredIsNo: 'Sin respuesta cuenta como no.',
    onlyGuardians: 'Por un menor solo responde su tutor; los adultos responden por sí mismos.',
    dateOfBirthMissing:
      'Escribe primero la fecha de nacimiento: sin ella solo puede responder un tutor.',
    saved: 'Guardado',
    withdrawn: 'Retirado. El equipo deja de usarlo.',
    newWording: 'El texto ha cambiado. Léelo otra vez, por favor.',
  },
  guardians: {
    title: 'Tutores',
    verified: 'Verificado',
    verifiedHow: {
      email: 'Verificado por correo',
      staff: 'Verificado por el equipo',
      demo: 'Parte del club de demostración',
    },
    notVerified: 'Aún sin verificar',
    noAccount: 'Todavía no tiene cuenta',
    blocked: 'Acceso retirado por el club',
    verify: 'Confirmar como tutor',
    verifyTitle: (name, child) => `¿Es ${name} de verdad responsable de ${child}?`,
    verifyText: 'Un tutor verificado ve lo que concierne al menor y responde por él.',
    verifyDone: (name) => `${name} tiene la verificación`,
    block: 'Retirar el acceso',
    blockTitle: (name, child) => `¿Retirar a ${name} el acceso a ${child}?`,
    blockText: 'Por ejemplo, por orden de un juez. La persona deja de ver todo lo del menor.',
    blockDone: 'Acceso retirado',
    unblock: 'Devolver el acceso',
    unblockDone: 'Acceso devuelto',
    verifyRefused: 'Otro administrador tiene que confirmarte como tutor.',
    blockRefused: 'Solo los administradores pueden retirar el acceso.',
    minor: 'Menor de edad',
    childOf: (names) => `Menor a cargo de ${names}`,
  },
}

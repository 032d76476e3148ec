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
  membership: 'Retirado. Se avisa a quienes llevan el equipo, que tienen que quitar los datos.',
  pictures_team:
    'Retirado. El equipo ya no ve la foto del perfil. Se avisa a quienes lo llevan, que tienen que quitar las demás.',
  pictures_public:
    'Retirado. Se avisa a quienes llevan el equipo, que tienen que quitar las fotos públicas.',
  health: 'Retirado. Los entrenadores ya no los ven y se borran en menos de un día.',
  third_parties: 'Retirado. Se avisa a quienes llevan el equipo, que ya no pueden ceder nada.',
}

export const children: typeof english = {
  consents: {
    title: 'Consentimientos',
    intro: 'Todo es opcional y está desactivado de entrada.',
    kinds,
    states,
    given: (name, day) => `Respuesta de ${name} el ${day}`,
    givenAs: { guardian: 'Responde como tutor', self: 'Responde por sí mismo' },
    unansweredIsNo: 'Sin respuesta cuenta como no.',
    onlyGuardians: 'Por un menor solo responde su tutor; los adultos responden por sí mismos.',
    dateOfBirthMissing:
      'Escribe primero la fecha de nacimiento: sin ella solo puede responder un tutor.',
    withdrawn,
    together: 'En tu país, a esta edad se dice que sí contigo. Leedlo juntos.',
    disagree:
      'Los padres o tutores no están de acuerdo. El «no» cuenta hasta que lo cambie quien lo dijo.',
    childAgrees: 'Mi hijo o hija está conmigo y está de acuerdo',
    askChild: 'Pregunta primero a tu hijo o hija: solo cuenta si los dos decís que sí.',
    childAgreed: 'El menor también dijo que sí',
    newWording: 'El texto ha cambiado. Léelo otra vez, por favor.',
  },
  guardians: {
    title: 'Tutores',
    verified: 'Verificado',
    verifiedHow: {
      email: 'Verificado por correo',
      staff: 'Verificado por el cuerpo técnico',
      demo: 'Parte del club de demostración',
    },
    notVerified: 'Aún sin verificar',
    noAccount: 'Todavía no tiene cuenta',
    blocked: 'Acceso retirado por el club',
    verify: 'Confirmar como tutor',
    verifyTitle: (name, child) => `¿Es ${name} realmente tutor o tutora de ${child}?`,
    verifyText: 'Un tutor verificado ve lo que concierne al menor y responde por él.',
    verifyDone: (name) => `Se ha verificado a ${name} como tutor`,
    block: 'Retirar el acceso',
    blockTitle: (name, child) => `¿Retirar a ${name} el acceso a ${child}?`,
    blockText: 'Por ejemplo, por orden de un juez. La persona deja de ver todo lo del menor.',
    blockReason: 'Motivo, solo para administradores',
    endedOn: (day, by) =>
      by === null ? `El acceso se retiró el ${day}.` : `${by} retiró el acceso el ${day}.`,
    noReason: 'No se anotó ningún motivo.',
    blockDone: 'Acceso retirado',
    unblock: 'Devolver el acceso',
    unblockDone: 'Acceso devuelto',
    verifyRefused: 'Otro administrador tiene que confirmarte como tutor.',
    blockRefused: 'Solo los administradores pueden retirar el acceso.',
    liftedElsewhere: 'Acceso retirado en otro equipo del club. Allí se devuelve.',
    minor: 'Menor de edad',
    childOf: (names) => `Menor a cargo de ${names}`,
  },
  checks: {
    title: 'Certificados del cuerpo técnico',
    about:
      'Al principio no se piden. Cuando se piden, el cuerpo técnico sin certificado vigente no puede abrir equipos con menores. Lo que anotes antes cuenta desde ese momento.',
    paper: (name) => `En tu país: ${name}`,
    wanted: 'El cuerpo técnico necesita un certificado',
    wantedHint: 'Solo se guardan el resultado, su fecha y su fin. No guardes nunca el documento.',
    wantTitle: '¿Pedir los certificados?',
    want: 'Pedirlos',
    keptOut: (count) =>
      count === 1
        ? '1 persona de abajo no tiene certificado vigente y desde ahora no podrá abrir equipos con menores.'
        : `${count} personas de abajo no tienen certificado vigente y desde ahora no podrán abrir equipos con menores.`,
    keptOutMe: {
      until_recorded: 'Tú eres una de ellas, hasta que otro gestor del club anote tu certificado.',
      nobody_records:
        'Tú eres una de ellas, y no hay ningún otro gestor que pueda anotar tu certificado. Nombra antes a otro.',
    },
    failed: 'No se ha podido acceder a los certificados',
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
    ownRefused: 'Tu propio certificado lo anota otro gestor del club.',
    forget: 'Quitar este registro',
    forgetText:
      'La persona cuenta como no comprobada. Puedes registrar otro certificado cuando quieras.',
    forgotten: 'Registro quitado',
    dialogHint: 'Llega un aviso 60 y 14 días antes del fin.',
    state: 'Resultado',
    states: { passed: 'Visto, nada en contra', not_passed: 'No superado' },
    checkedOn: 'Fecha del certificado',
    endsOn: 'Vigente hasta',
    pastDay: 'Elige un día que no sea futuro',
    laterDay: 'Elige un día posterior al certificado',
  },
  comingOfAge: {
    title: 'Próxima mayoría de edad',
    you: (day) =>
      `Desde el ${day} decides tú aquí: tus datos, tus respuestas, tus consentimientos. Ese día termina el acceso de tus tutores. No tienes que hacer nada.`,
    yourChild: (name, day) =>
      `Desde el ${day} decide ${name} aquí por su cuenta, y termina tu acceso como madre, padre o tutor.`,
    somebody: (name, day) =>
      `Desde el ${day} decide ${name} aquí por su cuenta, y termina el acceso de sus tutores.`,
    noAddress: (name) =>
      `${name} todavía no tiene cuenta. Escribe aquí su correo y ese día enviaremos una invitación.`,
    isAsked: (name) =>
      `${name} todavía no tiene cuenta. Ese día enviaremos una invitación al correo que figura aquí.`,
  },
  birthDate: {
    isRight: (name) => `¿Es correcta la nueva fecha de nacimiento de ${name}?`,
    waits: (name) => `La familia tiene que confirmar la nueva fecha de nacimiento de ${name}`,
    change: (from, to) => `De ${from} a ${to}`,
    askedBy: (who) => `La ha escrito ${who}. Hasta que se confirme cuenta la anterior.`,
    none: 'sin fecha',
    confirm: 'Confirmar',
    reject: 'Rechazar',
  },
  data: {
    title: 'Datos de tu hijo o hija',
    about: 'Puedes copiar, corregir y hacer borrar lo que el equipo sabe de tu hijo o hija.',
    copy: 'Hacer una copia',
    copyAsked:
      'La copia se está haciendo. La encontrarás en la página de tu cuenta y recibirás un correo.',
    erase: 'Borrar del equipo',
    eraseTitle: (name) => `¿Borrar a ${name} del equipo?`,
    eraseText:
      'En 14 días y para siempre: datos de contacto, fecha de nacimiento, salud, permisos, notas y fotos. Tu hijo o hija deja el equipo. Los demás tutores y la persona de protección de menores reciben un aviso ahora y pueden pararlo; tú puedes echarte atrás.',
    erasureAsked: 'Anotado. Durante 14 días puedes echarte atrás.',
    willBeErased: (name, day) => `Los datos de ${name} se borrarán el ${day}`,
    askedBy: (who) => `Lo ha pedido ${who}.`,
    askedByYou: 'Lo has pedido tú.',
    ifStopped: 'Si lo paras, decide el club.',
    stop: 'Parar el borrado',
    takeBack: 'Cancelar el borrado',
    stoppedTitle: (name) => `No se borra a ${name}`,
    stoppedBy: (who) => `${who} ha parado el borrado. Ahora decide el club.`,
    keep: 'Mantener en el equipo',
    eraseNow: 'Borrar ahora',
    help: 'Privacidad, y ayuda para jóvenes',
    failed: 'No ha funcionado',
  },
}

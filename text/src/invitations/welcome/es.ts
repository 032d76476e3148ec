import type { welcome as english } from './en.ts'

export const welcome: typeof english = {
  letter: {
    subject: (who, count, team) =>
      count === 1 ? `Invitación para ${who}: ${team}` : `Invitaciones para ${who}: ${team}`,
    subjectYou: (team) => `Te invitan a ${team}`,
    intro: (inviter, team) =>
      inviter === undefined
        ? `Únete a ${team} en Touchline: verás los entrenamientos y partidos y dirás quién va.`
        : `${inviter} te ha añadido a ${team} en Touchline: verás los entrenamientos y partidos y dirás quién va.`,
    action: 'Unirme',
    actionFor: (children) => `Unirme por ${children}`,
    whyByLink: 'Lo pediste con el enlace del equipo. ¿No has sido tú? Ignóralo.',
    until: (day) => `El enlace sirve una vez, hasta el ${day}. Por favor, no lo reenvíes.`,
  },
  going: 'Va',
  notGoing: 'No va',
  invitedBy: (inviter) => `Te invita ${inviter}.`,
  comingFor: (name) => `¿Va ${name}?`,
  coming: '¿Vas?',
  relations: {
    mother: (children) => `Sí, soy la madre de ${children}`,
    father: (children) => `Sí, soy el padre de ${children}`,
    guardian: (children) => `Sí, soy responsable legal de ${children}`,
    other: (children) => `Sí, me ocupo de ${children}`,
  },
  joinAs: (name) => `Sí, soy ${name}: unirme`,
  goOn: 'Continuar',
  change: 'Cambiar nombre o relación',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  role: 'Eres',
  roles: { mother: 'Madre', father: 'Padre', guardian: 'Responsable legal', other: 'Otra persona' },
  signsIn: (address) => `Entrarás como ${address}, sin contraseña.`,
  notMe: 'No soy yo',
  otherAccount: 'Usar otra cuenta',
  /** The page of a team's own link. */
  byLink: {
    title: (team) => `Unirse a ${team}`,
    lead: 'Te enviamos un enlace. No necesitas contraseña.',
    name: 'Nombre y apellidos',
    email: 'Correo',
    send: 'Enviar el enlace',
    haveAccount: 'Ya uso Touchline',
    missing: 'Escribe tu nombre, apellidos y un correo válido.',
    sent: {
      title: 'Mira tu correo',
      lead: (address) => `Hemos enviado tu enlace a ${address}. Ábrelo en este teléfono.`,
    },
  },
  club: {
    action: 'Aceptar función',
  },
  notMeDone: {
    title: 'Gracias por avisar',
    lead: 'Este equipo no te escribirá más.',
  },
  joined: {
    title: (team) => `Ya estás en ${team}`,
    lead: (address) => `Te has unido con tu cuenta ${address}.`,
    action: 'Ver el equipo',
  },
  gone: {
    used: {
      title: 'Esta invitación ya se ha usado',
      lead: (address) => `La aceptó ${address}. ¿Eres tú? Inicia sesión.`,
    },
    expired: {
      title: 'Esta invitación ha caducado',
      lead: 'Pide a tu entrenador que la envíe otra vez.',
    },
    revoked: {
      title: 'Esta invitación ya no es válida',
      lead: 'Pide una nueva a tu entrenador.',
    },
    unknown: {
      title: 'Este enlace no funciona',
      lead: 'Abre el último correo del equipo o pregunta a tu entrenador.',
    },
    tooYoung: {
      title: 'Tiene que hacerlo tu padre, madre o tutor',
      lead: 'Aún no tienes edad para una cuenta propia. Enseña esto en casa: pueden unirse por ti.',
    },
    ownParent: {
      title: 'Hay algo que no encaja',
      lead: 'El padre o la madre y el hijo parecen la misma persona. Pide a tu entrenador que lo revise.',
    },
    busy: {
      title: 'Inténtalo de nuevo en unos minutos',
      lead: 'Demasiados intentos desde tu red.',
    },
    closed: {
      title: 'Ahora no puedes unirte',
      lead: 'Ahora no se crean cuentas nuevas. Habla con tu entrenador.',
    },
    signIn: 'Iniciar sesión',
  },
}

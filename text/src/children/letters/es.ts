import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `${team}: próxima mayoría de edad`,
    heading: 'Próxima mayoría de edad',
    toPerson: (team, day) =>
      `Pronto cumples 18 años. Desde el ${day} decides tú en ${team}: tus datos, tus respuestas, tus consentimientos.`,
    toPersonGuardians: 'Ese día termina el acceso de tus tutores. No tienes que hacer nada.',
    toGuardian: (child, team, day) =>
      `${child} cumple pronto 18 años. Desde el ${day} decide ${child} en ${team}, y termina tu acceso como madre, padre o tutor.`,
    noAccount: (child) =>
      `${child} todavía no tiene cuenta. Escribe su correo en el perfil y ese día enviaremos una invitación.`,
    action: 'Abrir el perfil',
    why: 'Recibes este correo porque te afecta a ti o a tu hijo o hija en un equipo de Touchline.',
  },
  cameOfAge: {
    subject: (team) => `${team}: ahora decides tú`,
    heading: 'Eres mayor de edad',
    body: (team) => `Desde hoy decides tú en ${team}. El acceso de tus tutores ha terminado.`,
    consents: 'Lo que permitieron o negaron por ti vale hasta que tú digas otra cosa.',
    action: 'Ver mis consentimientos',
    guardianSubject: (team) => `${team}: tu acceso como tutor ha terminado`,
    guardianHeading: 'Tu hijo o hija es mayor de edad',
    guardianBody: (child, team) =>
      `${child} tiene 18 años y ahora decide por su cuenta en ${team}. Tu acceso ha terminado y tus datos de contacto se han quitado del equipo.`,
    why: 'Recibes este correo porque te afecta a ti o a tu hijo o hija en un equipo de Touchline.',
  },
}

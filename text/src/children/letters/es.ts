import { withFullStop } from '@touchline/domain/values/full-stop'

import type { childrenLetters as english } from './en.ts'

export const childrenLetters: typeof english = {
  comingOfAge: {
    subject: (team) => `Pronto 18 años: qué cambia en ${team}`,
    heading: 'Pronto 18 años',
    toPerson: (team, day) =>
      `Desde el ${day} decides tú en ${team}: tus datos, respuestas y consentimientos.`,
    toPersonGuardians: 'Ese día termina el acceso de tus tutores.',
    toGuardian: (child, team, day) =>
      `${child} cumple 18 años. Desde el ${day} decide ${child} en ${team} y termina tu acceso.`,
    noAccount: (child) => `${child} aún no tiene cuenta. Añade su correo al perfil para invitarle.`,
    action: 'Abrir el perfil',
    why: 'Enviado porque tú o tu hijo o hija estáis en el equipo.',
  },
  cameOfAge: {
    subject: (team) => `Ahora decides tú en ${team}`,
    heading: 'Ya tienes 18 años',
    body: (team) =>
      `Desde hoy decides tú en ${withFullStop(team)} El acceso de tus tutores ha terminado.`,
    consents: 'Sus consentimientos valen hasta que los cambies.',
    action: 'Ver mis consentimientos',
    guardianSubject: (child, team) => `${child} tiene 18 años: tu acceso a ${team} ha terminado`,
    guardianHeading: 'Tu hijo o hija tiene 18 años',
    guardianBody: (child, team) =>
      `${child} decide ahora en ${withFullStop(team)} Tus datos de contacto se han quitado.`,
    why: 'Enviado porque tú o tu hijo o hija estáis en el equipo.',
  },
}

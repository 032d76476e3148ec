import { withFullStop } from '@touchline/domain/values/full-stop'

import type { clubLetters as english } from './en.ts'

export const clubLetters: typeof english = {
  roleGiven: {
    subject: (club, roles) => `Tu función en ${club}: ${roles}`,
    body: (club, roles, by) =>
      by === undefined
        ? `Ahora tienes una función en ${club}: ${withFullStop(roles)}`
        : `${by} te ha dado una función en ${club}: ${withFullStop(roles)}`,
    action: 'Abrir el club',
  },
  roleEnded: {
    subject: (club) => `Tu función en ${club} ha terminado`,
    body: (club, roles, by) =>
      by === undefined
        ? `Ya no tienes esta función en ${club}: ${withFullStop(roles)}`
        : `${by} ha puesto fin a tu función en ${club}: ${withFullStop(roles)}`,
    rights: 'Sigues en la plantilla de tus equipos.',
    action: 'Mis equipos y clubes',
  },
  /** To members who are in no team. */
  document: {
    subject: (club, name) => `Documento de ${club}: ${name}`,
    body: (club, name, days) =>
      `${club} tiene un documento para ti: ${withFullStop(name)} El enlace vale ${days} días.`,
    action: 'Abrir documento',
    why: (club) => `Recibes este correo como socio de ${withFullStop(club)}`,
  },
  why: 'Enviado porque tu función en el club ha cambiado.',
}

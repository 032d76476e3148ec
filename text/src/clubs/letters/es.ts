import { withFullStop } from '@touchline/domain/values/full-stop'

import type { clubLetters as english } from './en.ts'

export const clubLetters: typeof english = {
  managerMade: {
    subject: (club) => `Ahora gestionas ${club}`,
    body: (club, by) =>
      by === undefined
        ? `Desde ahora eres gestor del club ${withFullStop(club)}`
        : `${by} te ha nombrado gestor del club ${withFullStop(club)}`,
    rights: 'Los gestores del club administran todos sus equipos.',
    action: 'Abrir el club',
  },
  managerDismissed: {
    subject: (club) => `Ya no gestionas ${club}`,
    body: (club, by) =>
      by === undefined
        ? `Ya no eres gestor del club ${withFullStop(club)}`
        : `${by} te ha quitado como gestor del club ${withFullStop(club)}`,
    rights: 'Tu sitio en una plantilla sigue igual.',
    action: 'Mis equipos y clubes',
  },
  why: 'Recibes este correo porque tus permisos en el club han cambiado.',
}

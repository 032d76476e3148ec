import { withFullStop } from '@touchline/domain/values/full-stop'

import type { roster as english } from './en.ts'

export const roster: typeof english = {
  unnamed: 'Novedades de un equipo',
  outlook: {
    subject: (team) => `Próximamente: ${team}`,
    subjectFor: (names, team) => `Próximamente para ${names}: ${team}`,
    intro: (team) => `Esto es lo próximo de ${withFullStop(team)}`,
  },
  about: (names) => `Para ${names}.`,
  placeMoved: 'Ha cambiado el lugar. Únete para verlo.',
  answerHint: 'Responde aquí abajo.',
  why: (team) =>
    `Tu dirección está en la plantilla de ${withFullStop(team)} Hasta que te unas: los cambios y como mucho un correo por semana.`,
  notMe: '¿No eres tú? Dínoslo con el enlace de arriba.',
}

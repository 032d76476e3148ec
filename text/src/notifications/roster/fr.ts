import { withFullStop } from '@touchline/domain/values/full-stop'

import type { roster as english } from './en.ts'

export const roster: typeof english = {
  unnamed: 'Des nouvelles d’une équipe',
  outlook: {
    subject: (team) => `À venir : ${team}`,
    subjectFor: (names, team) => `À venir pour ${names} : ${team}`,
    intro: (team) => `Voici les prochains rendez-vous de ${withFullStop(team)}`,
  },
  about: (names) => `Cela concerne ${names}.`,
  placeMoved: 'Le lieu a changé. Rejoignez l’équipe pour le voir.',
  answerHint: 'Répondez d’un geste ci-dessous.',
  why: (team) =>
    `Votre adresse figure dans l’effectif de ${withFullStop(team)} D’ici votre inscription : les changements et un e-mail par semaine au plus.`,
  notMe: 'Ce n’est pas vous ? Dites-le sur la page ci-dessus.',
}

import { withFullStop } from '@touchline/domain/values/full-stop'

import { withDe } from '../../elision.ts'
import type { roster as english } from './en.ts'

export const roster: typeof english = {
  unnamed: 'Des nouvelles d’une équipe',
  outlook: {
    subject: (team) => `À venir : ${team}`,
    subjectFor: (names, team) => `À venir pour ${names} : ${team}`,
    intro: (team) => `Voici les prochains rendez-vous ${withDe(withFullStop(team))}`,
  },
  about: (names) => `Pour ${names}.`,
  placeMoved: 'Le lieu a changé. Rejoignez l’équipe pour le voir.',
  answerHint: 'Répondez ci-dessous.',
  why: (team) =>
    `Votre adresse figure dans l’effectif ${withDe(withFullStop(team))} D’ici votre inscription : les changements et un e-mail par semaine au plus.`,
  notMe: 'Ce n’est pas vous ? Dites-le-nous avec le lien ci-dessus.',
}

import { withFullStop } from '@touchline/domain/values/full-stop'

import type { clubLetters as english } from './en.ts'

export const clubLetters: typeof english = {
  managerMade: {
    subject: (club) => `Tu gères maintenant ${club}`,
    body: (club, by) =>
      by === undefined
        ? `Tu es désormais responsable du club ${withFullStop(club)}`
        : `${by} t’a confié la gestion du club ${withFullStop(club)}`,
    rights: 'Les responsables du club administrent toutes ses équipes.',
    action: 'Ouvrir le club',
  },
  managerDismissed: {
    subject: (club) => `Tu ne gères plus ${club}`,
    body: (club, by) =>
      by === undefined
        ? `Tu n’es plus responsable du club ${withFullStop(club)}`
        : `${by} a mis fin à ta gestion du club ${withFullStop(club)}`,
    rights: 'Ta place dans un effectif reste la même.',
    action: 'Mes équipes et clubs',
  },
  why: 'Tu reçois cet e-mail parce que tes droits dans le club ont changé.',
}

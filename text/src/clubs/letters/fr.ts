import { withFullStop } from '@touchline/domain/values/full-stop'

import { withDe } from '../../elision.ts'
import type { clubLetters as english } from './en.ts'

export const clubLetters: typeof english = {
  roleGiven: {
    subject: (club, roles) => `Ton rôle au club ${club} : ${roles}`,
    body: (club, roles, by) =>
      by === undefined
        ? `Tu as maintenant un rôle au club ${club} : ${withFullStop(roles)}`
        : `${by} t’a confié un rôle au club ${club} : ${withFullStop(roles)}`,
    action: 'Ouvrir le club',
  },
  roleEnded: {
    subject: (club) => `Ton rôle au club ${club} a pris fin`,
    body: (club, roles, by) =>
      by === undefined
        ? `Tu n’as plus ce rôle au club ${club} : ${withFullStop(roles)}`
        : `${by} a mis fin à ton rôle au club ${club} : ${withFullStop(roles)}`,
    rights: 'Tu restes dans l’effectif de tes équipes.',
    action: 'Mes équipes et clubs',
  },
  /** To members who are in no team. */
  document: {
    subject: (club, name) => `Document ${withDe(club)} : ${name}`,
    body: (club, name, days) =>
      `${club} vous envoie un document : ${withFullStop(name)} Le lien est valable ${days} jours.`,
    action: 'Ouvrir le document',
    why: (club) => `Vous recevez cet e-mail en tant que membre ${withDe(withFullStop(club))}`,
  },
  why: 'Envoyé parce que ton rôle au club a changé.',
}

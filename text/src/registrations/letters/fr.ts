import type { registrationLetters as english } from './en.ts'

export const registrationLetters: typeof english = {
  confirm: {
    subject: (club) => `Confirmez votre inscription – ${club}`,
    body: (names, club) => `Confirmez que vous inscrivez ${names} (${club}).`,
  },
  waiting: {
    subject: (club) => `Vous êtes sur la liste d’attente – ${club}`,
    body: (names, club) =>
      `Il n’y a pas encore de place pour ${names}. Vous recevrez un message dès qu’une place se libère (${club}).`,
  },
  offered: {
    subject: (club) => `Une place vous attend – ${club}`,
    body: (names, club) =>
      `Une place est libre pour ${names} (${club}). Répondez si vous la prenez. Passé ce jour, elle revient aux suivants sur la liste.`,
  },
  /** An offer that wasn't taken in time. */
  lapsed: {
    subject: (club) => `Votre place – ${club}`,
    body: (names, club) =>
      `Sans réponse de votre part, la place de ${names} est de nouveau libre. Vous en voulez encore une\u00A0? Faites une nouvelle inscription (${club}).`,
  },
  accepted: {
    subject: (club) => `Bienvenue – ${club}`,
    body: (names, club) => `Votre inscription de ${names} est acceptée (${club}).`,
  },
  declined: {
    subject: (club) => `Votre inscription – ${club}`,
    body: (names, club) =>
      `Merci d’avoir inscrit ${names}. Malheureusement, cette inscription n’a pas pu être acceptée (${club}).`,
  },
  ended: {
    subject: (club) => `Votre inscription – ${club}`,
    body: (names, club) =>
      `${club} n’utilise plus Touchline. L’inscription de ${names} est donc annulée. Contactez directement le club ou l’équipe.`,
  },
  actions: {
    confirm: 'Confirmer l’inscription',
    waiting: 'Voir votre inscription',
    offered: 'Répondre',
  },
  facts: { team: 'Équipe', until: 'Réponse avant le' },
  whyConfirm: (club) =>
    `Envoyé parce que votre adresse figure dans un formulaire d’inscription (${club}). Ce n’était pas vous\u00A0? Tout sera supprimé après 7 jours.`,
  why: (club) => `Envoyé parce que vous avez envoyé une inscription (${club}).`,
  fee: (period) => `Cotisation ${period}`,
}

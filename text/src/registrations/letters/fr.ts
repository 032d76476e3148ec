import { withDe } from '../../elision.ts'
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
    subject: (club) => `Votre place n’est plus réservée – ${club}`,
    body: (names, club) =>
      `Nous n’avons pas reçu de réponse à temps pour ${names}. Vous voulez encore une place ? Faites une nouvelle inscription (${club}).`,
  },
  accepted: {
    subject: (club) => `Bienvenue – ${club}`,
    body: (names, club) => `Votre inscription ${withDe(names)} est acceptée (${club}).`,
  },
  declined: {
    subject: (club) => `Inscription refusée – ${club}`,
    body: (names, club) =>
      `Merci d’avoir inscrit ${names}. Malheureusement, cette inscription n’a pas pu être acceptée (${club}).`,
  },
  ended: {
    subject: (club) => `Inscription annulée – ${club}`,
    body: (names, club) =>
      `${club} n’utilise plus Touchline. L’inscription ${withDe(names)} est donc annulée. Contactez directement le club ou l’équipe.`,
  },
  actions: {
    confirm: 'Confirmer l’inscription',
    waiting: 'Voir votre inscription',
    offered: 'Accepter ou refuser',
  },
  facts: { team: 'Équipe', until: 'Date limite' },
  whyConfirm: (club) =>
    `Envoyé parce que votre adresse figure dans un formulaire d’inscription (${club}). Ce n’était pas vous\u00A0? Tout sera supprimé après 7 jours.`,
  why: (club) => `Envoyé parce que vous avez envoyé une inscription (${club}).`,
  fee: (period) => `Cotisation ${period}`,
}

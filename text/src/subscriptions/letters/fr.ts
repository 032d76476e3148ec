import type { letters as english } from './en.ts'

export const letters: typeof english = {
  paid: {
    subject: (team) => `Premium payé : ${team}`,
    thanks: 'Merci. Toute l’équipe a maintenant Premium.',
  },
  failed: {
    subject: (team) => `Échec du paiement de Premium : ${team}`,
    again: 'Vérifie que ta carte est encore valable. Nous allons réessayer.',
    until: (day) => `Tu gardes Premium jusqu’au ${day}.`,
  },
  cancelled: {
    subject: (team) => `Premium résilié : ${team}`,
    until: (day) => `Tu gardes Premium jusqu’au ${day}, sans renouvellement.`,
    over: 'Ton équipe a maintenant la version Standard gratuite.',
    kept: 'Tu gardes tout ce que tu as saisi.',
  },
  amount: 'Montant',
  number: 'Facture',
  action: 'Voir l’abonnement',
  why: 'Tu as abonné cette équipe à Premium.',
}

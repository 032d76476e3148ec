import type { letters as english } from './en.ts'

export const letters: typeof english = {
  paid: {
    subject: (team) => `Premium est payé pour ${team}`,
    thanks: 'Merci. Le paiement est arrivé et Premium est ouvert à toute l’équipe.',
  },
  failed: {
    subject: (team) => `Le paiement de Premium pour ${team} a échoué`,
    again: 'Le prestataire de paiement va réessayer. Vérifie si ta carte est encore valable.',
    until: (day) => `Premium reste ouvert jusqu’au ${day}. Rien de ce que tu as saisi n’est perdu.`,
  },
  cancelled: {
    subject: (team) => `Premium est résilié pour ${team}`,
    until: (day) => `Premium reste ouvert jusqu’au ${day} et ne sera pas renouvelé ensuite.`,
    over: 'Premium est terminé. L’équipe continue avec la version Standard gratuite.',
    kept: 'Tout ce que l’équipe possède reste lisible et utilisable.',
  },
  amount: 'Montant',
  number: 'Facture',
  action: 'Voir l’abonnement',
  why: 'Tu reçois ceci parce que tu as abonné cette équipe à Premium.',
}

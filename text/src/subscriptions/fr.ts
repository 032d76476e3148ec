import type { subscriptions as english } from './en.ts'

export const subscriptions: typeof english = {
  title: 'Abonnement',
  trialTitle: 'Ta période d’essai',
  trialText:
    'Ton équipe est en période d’essai avec toutes les fonctions Premium. Ensuite, elle passe à la version Standard gratuite et perd les fonctions Premium ; rien de ce que tu as saisi n’est perdu.',
  standardTitle: 'Version Standard',
  standardText:
    'La période d’essai est terminée. Ton équipe utilise la version Standard gratuite : tout ce que tu as reste lisible et utilisable.',
  premiumTitle: 'Premium est actif',
  unknownTitle: 'Nous n’avons pas pu vérifier ton abonnement',
  unknownText: 'Réessaie dans un instant. Rien n’a changé.',
  premiumName: 'Formule Premium',
  subscribe: 'S’abonner',
  onlyAdmins: 'Seuls les admins de l’équipe peuvent s’abonner.',
  daysLeft: (n) => (n < 2 ? `${n} jour restant` : `${n} jours restants`),
  until: (day) => `Jusqu’au ${day}`,
  alsoFree:
    'Sans publicité et sans limite de membres : la version Standard gratuite garde les deux.',
  features: [
    'Sans publicité',
    'Nombre de membres illimité',
    'Statistiques des joueurs',
    'Attribution des tâches',
    'Fil en direct',
    'et plus encore',
  ],
}

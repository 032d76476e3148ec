import type { subscriptions as english } from './en.ts'

export const subscriptions: typeof english = {
  title: 'Abonnement',
  trialTitle: 'Ta période d’essai',
  trialText:
    'Ton équipe a toutes les fonctions Premium. Ensuite, place à la version Standard gratuite ; tout est conservé.',
  standardTitle: 'Version Standard',
  standardText: 'L’essai est terminé. Tout ce que tu as saisi reste disponible.',
  premiumTitle: 'Premium est actif',
  unknownTitle: 'Nous n’avons pas pu vérifier ton abonnement',
  unknownText: 'Rien n’a changé. Réessaie.',
  premiumName: 'Formule Premium',
  subscribe: 'S’abonner',
  onlyAdmins: 'Seuls les admins de l’équipe peuvent s’abonner.',
  daysLeft: (n) => (n < 2 ? `${n} jour restant` : `${n} jours restants`),
  until: (day) => `Jusqu’au ${day}`,
  alsoFree: 'Standard est aussi sans publicité et sans limite de membres.',
  features: [
    'Sans publicité',
    'Nombre de membres illimité',
    'Statistiques des joueurs',
    'Attribution des tâches',
    'Fil en direct',
    'et plus encore',
  ],
}

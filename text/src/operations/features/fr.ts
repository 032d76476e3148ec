import type { features as english } from './en.ts'

export const features: typeof english = {
  tab: 'Fonctions',
  lead: 'Un club qui a son propre réglage le garde. Rien n’est effacé.',
  names: {
    collections: 'Cotisations et paiements',
    leagues: 'Championnats',
    messages: 'Messagerie',
    registrations: 'Inscription en ligne',
    websites: 'Sites publics',
    integrations: 'Jetons d’API et webhooks',
    premium: 'Vente de Premium',
  },
  premiumHint: 'Sans elle, chaque équipe a tout.',
  save: 'Enregistrer',
  saved: 'Fonctions enregistrées.',
  button: 'Fonctions',
  title: (name) => `Fonctions de ${name}`,
  on: 'Activée',
  off: 'Désactivée',
  default: (isOn) => (isOn ? 'Par défaut : activée' : 'Par défaut : désactivée'),
  turnedOff: 'Désactivées',
}

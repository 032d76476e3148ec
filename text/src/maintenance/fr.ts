import type { maintenance as english } from './en.ts'

export const maintenance: typeof english = {
  title: 'Maintenance du site',
  lead: 'Une maintenance planifiée est en cours, nous serons bientôt de retour.',
  tryAgain: 'Réessayer',
  until: (moment) => `Nous pensons être de retour le ${moment}.`,
  safe: 'Tout ce que tu as enregistré est en sécurité. Cette page revient d’elle-même.',
}

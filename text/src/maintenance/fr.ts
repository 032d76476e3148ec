import type { maintenance as english } from './en.ts'

export const maintenance: typeof english = {
  title: 'Maintenance du site',
  lead: 'Une maintenance planifiée est en cours, nous serons bientôt de retour.',
  tryAgain: 'Réessayer',
  until: (moment) => `Nous pensons être de retour le ${moment}.`,
  safe: 'Tes données sont en sécurité. Cette page se recharge à notre retour.',
}

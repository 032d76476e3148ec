import type { matchHistory as english } from './en.ts'

export const matchHistory: typeof english = {
  title: 'Historique',
  nothing: 'Aucun changement.',
  failed: 'Impossible de charger l’historique',
  somebody: 'Ancien membre',
  imported: 'Résultats collés',
  added: 'Match ajouté',
  confirmed: 'Confirmé par l’adversaire',
  corrected: 'Saisie en direct corrigée',
  takenBack: 'Saisie retirée',
  becomes: 'devient',
  empty: 'vide',
  details: (result) => `${result}, dans les détails`,
  facts: {
    outcome: 'Résultat',
    date: 'Date',
    time: 'Heure',
    venueName: 'Lieu',
    isNeutral: 'Sur terrain neutre',
    round: 'Journée',
    note: 'Remarque',
  },
}

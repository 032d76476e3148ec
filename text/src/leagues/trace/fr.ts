import type { matchTrace as english } from './en.ts'

export const matchTrace: typeof english = {
  title: 'Historique',
  nothing: 'Personne n’a encore rien modifié.',
  failed: 'L’historique n’a pas pu être chargé',
  somebody: 'Quelqu’un qui est parti',
  imported: 'Résultats collés',
  added: 'Match ajouté',
  confirmed: 'Confirmé pour l’autre équipe',
  corrected: 'Saisie en direct corrigée',
  takenBack: 'Saisie en direct retirée',
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

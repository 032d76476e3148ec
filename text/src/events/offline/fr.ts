import type { offlineEvent as english } from './en.ts'

export const offlineEvent: typeof english = {
  title: 'Dossier hors ligne',
  text: 'Joueurs, numéros, composition, tâches et trajet, même sans connexion.',
  back: 'Retour à l’événement',
  save: 'Enregistrer hors ligne',
  saveAgain: 'Enregistrer à nouveau',
  notSaved: 'Pas encore sur cet appareil',
  saved: (when) => `Enregistré sur cet appareil : ${when}`,
  until: (when) => `Les numéros des familles sont effacés après le ${when}.`,
  families:
    'Avec les contacts d’urgence, si la famille est d’accord. Elle verra que tu les as enregistrés.',
  opens: (when) => `Tu peux l’enregistrer à partir du ${when}.`,
  over: 'L’événement est passé. Les numéros des familles sont effacés de cet appareil.',
  cancelled: 'Annulé : rien à enregistrer.',
  missing: 'Les numéros des familles ne sont pas encore enregistrés.',
  forgetful: 'Ce navigateur ne peut rien enregistrer. Garde cette page ouverte.',
  failed: 'Non enregistré. Réessaie.',
  where: 'Où et quand',
  noPlace: 'Pas encore de lieu.',
  lineUp: 'Composition',
  tasks: 'Tâches',
  people: 'Qui vient',
  nobody: 'Personne n’est encore convoqué.',
  own: 'Son téléphone',
  noNumber: 'Pas de numéro',
}

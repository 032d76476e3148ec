import type { pack as english } from './en.ts'

export const pack: typeof english = {
  title: 'Dossier hors ligne',
  text: 'Les personnes, les numéros, la composition, les tâches et le trajet, même sans connexion.',
  back: 'Retour à l’événement',
  save: 'Enregistrer hors ligne',
  saveAgain: 'Enregistrer à nouveau',
  notSaved: 'Pas encore sur cet appareil',
  saved: (when) => `Enregistré sur cet appareil : ${when}`,
  until: (when) => `Les numéros des familles sont effacés après le ${when}.`,
  families:
    'Les contacts d’urgence sont enregistrés aussi, si la famille est d’accord. Elle voit que tu les as emportés.',
  opens: (when) => `Tu peux l’enregistrer à partir du ${when}.`,
  over: 'L’événement est passé : les numéros des familles ne sont plus sur cet appareil.',
  cancelled: 'L’événement a été annulé. Rien n’est enregistré.',
  missing: 'Les numéros des familles ne sont pas encore sur cet appareil.',
  forgetful:
    'Ce navigateur n’a plus de place pour garder quoi que ce soit. Laisse cette page ouverte.',
  failed: 'L’enregistrement a échoué. Réessaie.',
  where: 'Où et quand',
  noPlace: 'Aucun lieu n’a été indiqué.',
  lineUp: 'Composition',
  tasks: 'Tâches',
  people: 'Qui vient',
  nobody: 'Personne n’est encore convoqué à cet événement.',
  own: 'Son téléphone',
  noNumber: 'Aucun numéro n’est connu.',
}

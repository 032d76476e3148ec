import type { away as english } from './en.ts'

export const away: typeof english = {
  reasons: {
    holiday: 'Vacances',
    illness: 'Maladie',
    injury: 'Blessure',
    school_or_work: 'École ou travail',
    other: 'Autre chose',
  },
  problems: {
    away_first_required: 'Choisis le premier jour',
    away_last_required: 'Choisis le dernier jour',
    away_last_before_first: 'Le dernier jour est avant le premier',
    away_too_long: 'Un an au plus à la fois',
    away_over: 'Ces jours sont déjà passés',
    away_too_many: 'Cela suffit : 50 absences sont déjà notées. Supprimes-en une d’abord.',
  },
  until: (day) => `Absence jusqu’au ${day}`,
  emptyTitle: 'Rien de noté',
  emptyText: (name) =>
    `Note quand ${name} n’est pas là. Les événements de ces jours reçoivent la réponse « Absent », jusqu’à ce que quelqu’un dise autre chose.`,
  add: 'Noter une absence',
  addTitle: (name) => `Quand ${name} n’est pas là ?`,
  editTitle: 'Modifier l’absence',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  reason: 'Raison',
  noReason: 'Sans raison donnée',
  note: 'Remarque',
  privacy:
    'La raison et la remarque sont lues par l’encadrement, le membre et les parents seulement.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  removed: 'Absence supprimée',
  from: (first, last) => `Du ${first} au ${last}`,
  answered: (count) =>
    count <= 1
      ? `${count} événement avec la réponse « Absent »`
      : `${count} événements avec la réponse « Absent »`,
  enteredBy: (name) => `Noté par ${name}`,
  edit: (days) => `Modifier : ${days}`,
  remove: (days) => `Supprimer : ${days}`,
  removeTitle: 'Supprimer ces jours ?',
  removeText: 'Les réponses qui ne tiennent qu’à ces jours sont retirées.',
  removeConfirm: 'Supprimer',
  over: 'Terminé',
  loading: 'Chargement des absences…',
}

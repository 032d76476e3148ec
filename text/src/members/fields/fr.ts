import type { fields as english } from './en.ts'

export const fields: typeof english = {
  title: 'Champs des membres',
  intro:
    'Ce que ton équipe veut savoir de plus sur ses membres : la ligne de bus, le régime alimentaire.',
  empty: 'Aucun champ pour l’instant.',
  add: 'Ajouter un champ',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  addTitle: 'Nouveau champ',
  editTitle: 'Modifier le champ',
  name: 'Nom du champ',
  kind: 'Type de champ',
  kindHint:
    'Le type ne change plus : seuls le nom, les choix et les personnes qui le voient peuvent changer.',
  kinds: {
    text: 'Texte',
    number: 'Nombre',
    date: 'Date',
    yes_no: 'Oui ou non',
    choice: 'Choix unique',
  },
  audience: 'Qui le voit',
  audiences: { team: 'Toute l’équipe', private: 'L’encadrement, le membre et les parents' },
  choices: 'Choix',
  choice: (number) => `Choix ${number}`,
  addChoice: 'Ajouter un choix',
  removeChoice: (name) => (name === '' ? 'Supprimer ce choix' : `Supprimer ${name}`),
  values: (count) => (count < 2 ? `${count} réponse` : `${count} réponses`),
  removeTitle: (name) => `Supprimer le champ ${name} ?`,
  removeText: (count) => {
    if (count === 0) return 'Personne ne l’a rempli.'
    return count === 1 ? '1 réponse est perdue.' : `${count} réponses sont perdues.`
  },
  removeConfirm: 'Supprimer le champ',
  choicesLost: (count) =>
    count === 1
      ? '1 membre a un choix que tu as retiré : sa réponse est perdue.'
      : `${count} membres ont un choix que tu as retiré : leurs réponses sont perdues.`,
  removed: 'Champ supprimé',
  full: (most) => `Une équipe a ${most} champs au plus.`,
  problems: {
    name: 'Indique un nom',
    taken: 'Un champ porte déjà ce nom',
    required: 'Indique au moins un choix',
    twice: 'Deux choix portent le même nom',
    has_values:
      'Des membres l’ont rempli pour l’encadrement seulement. Vide les réponses avant de les montrer à tous.',
  },
  refused: {
    too_long: '500 caractères au plus',
    not_a_number: 'Indique un nombre, comme 12 ou 1,5',
    not_a_day: 'Indique un jour du calendrier',
    not_a_choice: 'Choisis dans la liste',
  },
  yes: 'Oui',
  no: 'Non',
  none: 'Ton équipe ne demande rien d’autre.',
  manage: 'Modifier les champs de l’équipe',
  conflict: {
    title: 'Quelqu’un a enregistré ceci pendant que tu écrivais. Que garder ?',
    theirs: (value) => `Enregistré entre-temps : ${value}`,
    mine: (value) => `Écrit par toi : ${value}`,
    takeTheirs: 'Prendre la version enregistrée',
    keepMine: 'Garder ma version',
    nothing: 'rien',
  },
}

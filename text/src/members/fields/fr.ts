import type { fields as english } from './en.ts'

export const fields: typeof english = {
  title: 'Champs des membres',
  intro: 'Ce qu’il faut savoir en plus : ligne de bus, régime…',
  empty: 'Aucun champ.',
  add: 'Ajouter un champ',
  edit: (name) => `Modifier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  addTitle: 'Nouveau champ',
  editTitle: 'Modifier le champ',
  name: 'Nom du champ',
  kind: 'Type',
  kindHint: 'Ne peut plus être modifié ensuite.',
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
      ? '1 membre avait un choix que tu as retiré : sa réponse sera perdue.'
      : `${count} membres avaient un choix que tu as retiré : leurs réponses seront perdues.`,
  removed: 'Champ supprimé',
  full: (most) => `Une équipe a ${most} champs au plus.`,
  problems: {
    name: 'Indique un nom',
    taken: 'Un champ porte déjà ce nom',
    required: 'Indique au moins un choix',
    twice: 'Deux choix portent le même nom',
    has_values: 'Ces réponses étaient pour l’encadrement seulement. Efface-les d’abord.',
  },
  refused: {
    too_long: '500 caractères au plus',
    not_a_number: 'Indique un nombre, comme 12 ou 1,5',
    not_a_day: 'Indique une date valable',
    not_a_choice: 'Choisis dans la liste',
  },
  yes: 'Oui',
  no: 'Non',
  none: 'Rien d’autre à remplir.',
  manage: 'Modifier les champs',
  conflict: {
    title: 'Quelqu’un l’a modifié pendant que tu écrivais. Que garder ?',
    theirs: (value) => `Enregistré : ${value}`,
    mine: (value) => `Ta saisie : ${value}`,
    takeTheirs: 'Prendre l’enregistré',
    keepMine: 'Garder la mienne',
    nothing: 'rien',
  },
}

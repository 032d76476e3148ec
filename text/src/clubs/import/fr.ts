import type { clubImport as english } from './en.ts'

export const clubImport: typeof english = {
  title: 'Importer les membres',
  subtitle: (club) => `Une liste pour toutes les équipes de ${club}`,
  intro: 'La colonne « Équipe » dit qui va où.',
  pastePlaceholder: 'Prénom;Nom;Date de naissance;Équipe',
  action: 'Importer',
  offer: 'Importer équipes et membres d’une liste',

  move: 'Venir d’une autre application',
  fromApp: 'Tu viens d’une autre application ?',

  placesTitle: 'Équipes',
  place: (name) => `Équipe pour ${name}`,
  people: (count) => (count <= 1 ? `${count} personne` : `${count} personnes`),
  noTeam: 'Sans équipe dans la liste',
  newTeam: (name) => `Nouvelle équipe : ${name}`,
  newUnnamed: 'Nouvelle équipe',
  leaveOut: 'Laisser de côté',
  withoutTeam: 'Sans équipe',
  withoutTeamHint: 'Au club seulement, par exemple les membres passifs',
  choose: 'Choisir une équipe',
  proposed: 'Proposée',
  edit: (name) => `Modifier ${name}`,
  editTitle: 'Nouvelle équipe',
  needsAge: 'Ajoute une catégorie d’âge',
  needsName: 'Ajoute un nom',
  questions: (count) => (count <= 1 ? `${count} question` : `${count} questions`),

  peopleTitle: 'Personnes',
  placesOpen: 'Choisis d’abord une équipe pour tout le monde.',
  teamsOpen: 'Complète d’abord les nouvelles équipes.',
  nothingNew: 'Tout le monde est déjà dans son équipe.',
  confirm: (people) => (people <= 1 ? `Importer ${people} membre` : `Importer ${people} membres`),
  confirmTeams: (teams) => (teams <= 1 ? `Créer ${teams} équipe` : `Créer ${teams} équipes`),

  done: (added, changed, teams) =>
    `${added} ajouts, ${changed} modifications dans ${teams <= 1 ? `${teams} équipe` : `${teams} équipes`}.`,
  teamsAdded: (count) => (count <= 1 ? `${count} équipe créée.` : `${count} équipes créées.`),
  toClub: 'Voir le club',
  teamsRemoved: (count) =>
    count <= 1 ? `${count} équipe supprimée.` : `${count} équipes supprimées.`,
  teamsKept: (names) => `Gardées, car utilisées : ${names}`,

  paper: {
    title: 'Liste à imprimer',
    print: 'Imprimer',
    order: 'Ordre',
    byName: 'Par nom',
    byTeam: 'Par équipe',
    contact: 'Coordonnées',
  },
}

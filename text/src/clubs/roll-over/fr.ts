import { withDe } from '../../elision.ts'
import type { rollOver as english } from './en.ts'

export const rollOver: typeof english = {
  title: 'Saison prochaine',
  subtitle: (club) => `Les membres ${withDe(club)} passent dans les équipes de leur âge`,
  menu: 'Faire passer les membres à la saison prochaine',
  loading: 'On regarde qui devrait jouer où…',
  failed: 'Impossible de charger le plan',
  failedHint: 'Personne n’a changé. Réessaie.',
  toClub: 'Retour au club',

  season: (name) => `Saison ${name}`,
  cutOff: 'Jour de référence',
  cutOffHint: 'L’âge à cette date compte.',
  cutOffWrong: 'Indique un jour',
  along:
    'Parents, autorisations, numéros et champs personnalisés suivent. Les responsables légaux doivent partager à nouveau les données de santé.',

  counts: {
    moves: (count) => (count < 2 ? `${count} change d’équipe` : `${count} changent d’équipe`),
    stays: (count) => (count < 2 ? `${count} reste` : `${count} restent`),
    noTeam: (count) => `${count} sans équipe adaptée`,
    noBirthDate: (count) => `${count} sans date de naissance`,
  },
  outcomes: {
    moves: 'A dépassé l’âge de cette équipe',
    fits: 'Toujours du bon âge',
    open_team: 'Une équipe pour tous les âges',
    staff: 'Les entraîneurs et les admins restent',
    no_team: 'Aucune équipe du club ne convient',
    no_birth_date: 'Pas de date de naissance',
  },
  age: (age) => (age < 2 ? `${age} an` : `${age} ans`),
  membersBecome: (before, after) =>
    `${before === after ? '' : `${before} › `}${after} ${after < 2 ? 'membre' : 'membres'}`,
  arrivals: (count) => (count < 2 ? `${count} arrive` : `${count} arrivent`),
  whereTo: (name) => `Où joue ${name} ?`,
  staysHere: (team) => `Reste dans ${team}`,
  otherStays: (count) =>
    count < 2 ? `Afficher ${count} personne qui reste` : `Afficher ${count} personnes qui restent`,
  jersey: (number, name) => `${name} y porte aussi le numéro ${number}`,
  youChose: 'Ton choix',
  noChange: 'Personne ne change. Modifie le jour ou choisis une équipe.',
  noPeople: 'Pas encore de membres.',
  noPeopleHint: 'Les membres sont ajoutés dans chaque équipe.',

  move: (count) => (count < 2 ? `Déplacer ${count} membre` : `Déplacer ${count} membres`),
  moveTitle: (count) => (count < 2 ? `Déplacer ${count} membre ?` : `Déplacer ${count} membres ?`),
  moveText: (count) =>
    `${count < 2 ? 'Le membre voit' : 'Les membres voient'} tout de suite la nouvelle équipe. Annulable pendant 30 jours.`,
  moving: (count) =>
    count < 2 ? `Déplacement de ${count} membre…` : `Déplacement de ${count} membres…`,
  moved: (count) =>
    count < 2 ? `${count} membre a changé d’équipe` : `${count} membres ont changé d’équipe`,
  changed: 'Les effectifs ont changé. Voici le plan à jour.',
  thereAlready: 'Quelqu’un est déjà dans la nouvelle équipe ou ses archives.',

  history: 'Fait récemment',
  undo: 'Annuler le passage',
  undoing: 'Annulation…',
  undoTitle: 'Annuler ce passage ?',
  undoText: 'Tous reviennent, sauf ceux déjà actifs dans la nouvelle équipe.',
  undoUntil: (day) => `Annulation possible jusqu’au ${day}`,
  undone: 'Annulé',
  back: (count) =>
    count < 2 ? `${count} membre est de retour` : `${count} membres sont de retour`,
  stayed: (count) => (count < 2 ? `${count} personne y reste` : `${count} personnes y restent`),
  staying: {
    edited: (name) => `La fiche ${withDe(name)} a été modifiée dans la nouvelle équipe`,
    in_use: (name) => `${name} participe déjà à la nouvelle équipe`,
    archived: (name) => `${name} a quitté la nouvelle équipe`,
    back_already: (name) => `${name} est de retour dans l’ancienne équipe`,
    team_gone: (name) => `L’ancienne équipe ${withDe(name)} a été supprimée`,
  },
}

import { withDe } from '../elision.ts'
import type { clubs as english } from './en.ts'

export const clubs: typeof english = {
  create: {
    title: 'Crée ton club',

    fromArchive: 'Importer un club depuis une archive',
    fields: {
      name: 'Nom du club',
      memberCount: 'Nombre de membres',
      teamCount: 'Nombre d’équipes',
      sport: 'Sport',
      phone: 'Téléphone',
      color: 'Couleur du club',
      logo: 'Logo du club',
    },
    problems: {
      name: 'Saisis le nom du club',
      memberCount: 'Saisis un nombre entier de 0 à 1 000 000',
      teamCount: 'Saisis un nombre entier de 0 à 1 000',
      sport: 'Saisis un sport',
      phone: 'Saisis un numéro de téléphone valide',
      color: 'Choisis une couleur',
      other: 'Vérifie ce champ',
    },

    sportHint: 'Choisis-en un ou écris le tien.',
    phoneHint: 'Visible par les responsables et les équipes.',
    logoHint: 'PNG, JPG, GIF jusqu’à 5 Mo',
    submit: 'Créer le club',
    submitting: 'Enregistrement…',
    incomplete: 'Remplis tous les champs obligatoires',
    notSignedIn: 'Connecte-toi pour créer un club',
    failed: 'Impossible de créer le club. Réessaie.',
  },

  teams: {
    title: 'Les équipes de ton club',
    subtitle: (club) => `Équipes ${withDe(club)}`,
    team: (number) => `Équipe ${number}`,
    proposedName: (number) => `Équipe ${number}`,
    fields: {
      name: 'Nom de l’équipe',
      sport: 'Sport',
      gender: 'Genre',
      ageGroup: 'Catégorie d’âge',
      format: 'Format de jeu',
    },
    problems: {
      name: 'Saisis un nom',
      sport: 'Choisis un sport',
      gender: 'Choisis un genre',
      ageGroup: 'Choisis une catégorie d’âge',
    },
    noFormat: 'Sans format',
    pasteHint: 'Saisis les noms, ou colle des lignes d’un tableur.',
    unread: (cells: string) => `Non compris : ${cells}`,
    left: (count: number, most: number) =>
      count <= 1
        ? `${count} ligne de trop : ${most} équipes au plus à la fois.`
        : `${count} lignes de trop : ${most} équipes au plus à la fois.`,
    add: 'Ajouter une équipe',
    remove: (name) => `Retirer ${name}`,
    submit: 'Créer les équipes',
    submitting: 'Enregistrement…',
    skip: 'plus tard…',
    incomplete: 'Remplis tous les champs obligatoires de toutes les équipes',
    notSignedIn: 'Nous ne trouvons pas ton compte. Reconnecte-toi.',
    failed: 'Impossible de créer les équipes. Réessaie.',
    most: (count) => `${count} équipes au plus à la fois.`,
  },

  page: {
    loading: 'Chargement du club…',
    teams: 'Équipes',
    noTeams: 'Ce club n’a pas encore d’équipe.',
    showTeams: (count) => `Voir les ${count} équipes`,
    addTeams: 'Ajouter des équipes',
    members: (count) => (count > 1 ? `${count} membres` : `${count} membre`),
    reached: (count) => (count > 1 ? `${count} joignables` : `${count} joignable`),
    next: (when) => `À venir : ${when}`,
    nothingNext: 'Rien de prévu',
    silent: (count) => (count < 2 ? `${count} réponse manque` : `${count} réponses manquent`),
    attendance: (share) => `Présence ${share}`,
    failed: 'Impossible de charger le club.',
    failedHint: 'Ce qui est enregistré est en sécurité. Réessaie.',

    edit: 'Modifier le club',
    takeAlong: 'Exporter le club',
    moreActions: (club) => `Autres actions pour ${club}`,

    staff: 'Encadrement',
    lastManager: 'Un club a besoin d’un responsable. Nommes-en d’abord un autre.',

    clubLanguage: 'Langue du club',
    safeguarding: 'Référent protection',
    safeguardingHint: 'Sur la page de chaque équipe, avec le numéro pour les enfants.',
    noSafeguarding: 'Personne n’est encore désigné.',
    editSafeguarding: 'Modifier le référent protection',
    safeguardingAccount: 'Compte de cette personne',
    safeguardingAccountHint: 'Seule cette personne voit quels enfants ne pas montrer.',
    noSafeguardingAccount: 'Personne',
    safeguardingName: 'Nom du référent',
    phoneInvalid: 'Saisis un numéro de téléphone valide',

    season: 'Saison pour toutes les équipes',
    seasonHint: 'Les équipes qui ont déjà une saison la gardent.',
    addSeason: 'Donner à toutes les équipes',
    seasonAdded: (count) =>
      count > 1 ? `Saison ajoutée à ${count} équipes` : `Saison ajoutée à ${count} équipe`,
    seasonKept: (teams) => `Celles-ci gardent la leur : ${teams}`,
  },

  seasons: {
    reaches: (count) => (count < 2 ? `${count} équipe la reçoit` : `${count} équipes la reçoivent`),
    reachesNone: 'Toutes les équipes ont déjà une saison à ces dates.',
    taken: (team) => `${team} a déjà une saison de ce nom`,
    overlaps: (team) => `${team} a déjà une saison à ces dates`,
    title: 'Saisons données à toutes les équipes',
    given: (name, count) => (count < 2 ? `${name}, ${count} équipe` : `${name}, ${count} équipes`),
    until: (day) => `Tu peux revenir en arrière jusqu’au ${day}`,
    undo: 'Retirer',
    undoLabel: (name) => `Retirer la saison ${name} de toutes les équipes`,
    undoTitle: (name) => `Retirer la saison ${name} ?`,
    undoText: 'La retire des équipes qui ne l’utilisent pas encore.',
    removed: (count) => (count < 2 ? `Retirée de ${count} équipe` : `Retirée de ${count} équipes`),
    stays: {
      has_events: (team) => `${team} : elle a des événements`,
      between_seasons: (team) => `${team} : elle se trouve entre deux saisons`,
      edited: (team) => `${team} : elle y a été modifiée`,
    },
  },
}

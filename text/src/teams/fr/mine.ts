import { of } from '../../elision.ts'
import type { mine as english } from '../en/mine.ts'

export const mine: typeof english = {
  empty: {
    title: 'Tu ne fais partie d’aucune équipe… pour l’instant !',
    team: {
      title: 'Équipe',
      text: 'Pour celles et ceux qui entraînent ou gèrent une équipe.',
      action: 'Créer une équipe',
    },
    club: {
      title: 'Club',
      text: 'Pour celles et ceux qui gèrent plusieurs équipes.',
      action: 'Créer un club',
    },
    join: {
      title: 'Membre ou parent',
      text: 'Avec le code ou le lien de ton équipe.',
      action: 'Rejoindre une équipe',
    },
    hint: 'Pas de code ni d’e-mail reçu ? Contacte ton entraîneur ou le responsable du club.',
  },

  title: 'Mes équipes et clubs',
  views: 'Équipes et clubs',
  tabs: { 'my-teams': 'Mes équipes', 'my-clubs': 'Mes clubs', 'my-children': 'Mes enfants' },
  joinTeam: 'Rejoindre une équipe',
  createTeam: 'Créer une équipe',
  createClub: 'Créer un club',
  loading: 'Chargement de tes équipes…',

  noTeams: 'Tu n’as pas encore d’équipe.',
  noTeamsHint:
    'Une équipe réunit ses membres, son calendrier et toutes les réponses au même endroit.',
  createFirstTeam: 'Créer ta première équipe',
  noClubs: 'Tu n’as pas encore de club.',
  noClubsHint: 'Un club réunit toutes ses équipes et montre qui les dirige.',
  createFirstClub: 'Créer ton premier club',
  noChildren: 'Tes enfants ne sont encore dans aucune équipe.',
  noChildrenHint:
    'Les équipes de tes enfants apparaissent ici dès qu’un entraîneur a saisi ton adresse e-mail comme celle d’un parent.',
  failed: 'Impossible de charger les équipes. Réessaie plus tard.',
  refreshFailed: 'Impossible de actualiser les équipes',
  checkFailed: 'Impossible de vérifier si tu as des équipes',
  notSignedIn: 'Nous ne trouvons pas ton compte. Reconnecte-toi.',

  members: (count) => (count > 1 ? `${count} membres` : `${count} membre`),
  teams: (count) => (count > 1 ? `${count} équipes` : `${count} équipe`),
  childOf: (name) => `Équipe ${of(name)}`,
  menuOf: (name) => `Actions pour ${name}`,
  mute: (name) => `Couper les notifications ${of(name)}`,
  unmute: (name) => `Rétablir les notifications ${of(name)}`,
  muted: 'En sourdine',
  muteFailed: 'Impossible de modifier les notifications.',
  settings: 'Réglages',
  subscription: 'Abonnement',
  clubHasNoSubscription: 'Chaque équipe a son propre abonnement.',
  leaveTeam: 'Quitter l’équipe',
  leaveClub: 'Quitter le club',
  deleteTeam: 'Supprimer l’équipe',
  deleteClub: 'Supprimer le club',
  onlyAdminsDelete: 'Seuls les admins de l’équipe peuvent la supprimer.',
  nothingToLeave: 'Tu gères cette équipe par le biais de son club. Quitte plutôt le club.',

  leaveTitle: (name) => `Quitter ${name} ?`,
  leaveTeamText:
    'Tu ne verras plus l’équipe et ne recevras plus ses messages. Ce que tu as fait reste sous ton nom. Pour revenir, il te faudra une nouvelle invitation.',
  leaveChildTeamText:
    'Tu quittes toute l’équipe : comme responsable légal de tous tes enfants qui y sont, et pour toi-même si tu es dans l’effectif. Les enfants restent dans l’équipe. Pour revenir, il te faudra une nouvelle invitation.',
  leaveClubText: 'Tu ne géreras plus le club ni ses équipes.',
  leave: 'Quitter',
  leaving: 'Départ en cours…',
  left: (name) => `Tu as quitté ${name}`,
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteTeamText:
    'L’équipe disparaît aussitôt pour tout le monde, avec ses membres, événements et réponses. Un admin peut la restaurer pendant 30 jours ; ensuite elle est effacée.',
  deleteClubText:
    'Le club et toutes ses équipes disparaissent aussitôt pour tout le monde. Un responsable peut les restaurer pendant 30 jours ; ensuite ils sont effacés.',
  booksFirst:
    'Si de l’argent a été collecté ici, exporte d’abord les écritures de chaque collecte : elles disent qui a payé. Sans noms, elles restent dix ans dans tes propres données.',
  deleting: 'Suppression…',
  teamDeleted: 'L’équipe a été supprimée',
  clubDeleted: 'Le club a été supprimé',
  deleteTeamFailed: 'Impossible de supprimer l’équipe',
  deleteClubFailed: 'Impossible de supprimer le club',

  deleted: 'Supprimés récemment',
  restorableUntil: (day) => `Restauration possible jusqu’au ${day}`,
  restore: 'Restaurer',
  restoring: 'Restauration…',
  restored: (name) => `${name} est de retour`,
}

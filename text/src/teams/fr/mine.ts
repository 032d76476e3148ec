import { withDe } from '../../elision.ts'
import type { mine as english } from '../en/mine.ts'

export const mine: typeof english = {
  empty: {
    title: 'Tu n’as pas encore d’équipe.',
    team: {
      title: 'Équipe',
      text: 'Pour celles et ceux qui entraînent ou gèrent.',
      action: 'Créer une équipe',
    },
    club: {
      title: 'Club',
      text: 'Pour plusieurs équipes.',
      action: 'Créer un club',
    },
    join: {
      title: 'Membre ou parent',
      text: 'Avec le code ou le lien de ton équipe.',
      action: 'Rejoindre une équipe',
    },
    hint: 'Ni code, ni e-mail ? Contacte ton entraîneur ou le responsable du club.',
  },

  title: 'Mes équipes et clubs',
  views: 'Équipes et clubs',
  tabs: { 'my-teams': 'Équipes', 'my-clubs': 'Clubs', 'my-children': 'Enfants' },
  joinTeam: 'Rejoindre une équipe',
  createTeam: 'Créer une équipe',
  createClub: 'Créer un club',
  loading: 'Chargement de tes équipes…',

  noTeams: 'Tu n’as pas encore d’équipe.',

  createFirstTeam: 'Créer ta première équipe',
  noClubs: 'Tu n’as pas encore de club.',

  createFirstClub: 'Créer ton premier club',
  noChildren: 'Tes enfants ne sont encore dans aucune équipe.',
  noChildrenHint: 'Leurs équipes apparaissent dès qu’un entraîneur ajoute ton adresse e-mail.',
  failed: 'Impossible de charger les équipes. Réessaie plus tard.',
  refreshFailed: 'Impossible d’actualiser les équipes',
  checkFailed: 'Impossible de vérifier si tu as des équipes',
  notSignedIn: 'Nous ne trouvons pas ton compte. Reconnecte-toi.',

  members: (count) => (count > 1 ? `${count} membres` : `${count} membre`),
  teams: (count) => (count > 1 ? `${count} équipes` : `${count} équipe`),
  childOf: (name) => `Équipe ${withDe(name)}`,
  menuOf: (name) => `Actions pour ${name}`,
  mute: (name) => `Mettre ${name} en sourdine`,
  unmute: (name) => `Rétablir les notifications ${withDe(name)}`,
  muted: 'En sourdine',
  muteFailed: 'Impossible de modifier les notifications.',
  settings: 'Réglages',
  subscription: 'Abonnement',
  clubHasNoSubscription: 'Chaque équipe a son propre abonnement.',
  leaveTeam: 'Quitter l’équipe',
  leaveClub: 'Quitter le club',
  deleteTeam: 'Supprimer l’équipe',
  deleteClub: 'Supprimer le club',
  onlyAdminsDelete: 'Réservé aux admins de l’équipe.',
  nothingToLeave: 'Tu gères cette équipe par son club. Quitte le club.',

  leaveTitle: (name) => `Quitter ${name} ?`,
  leaveTeamText: 'Tes réponses restent. Pour revenir, il te faudra une nouvelle invitation.',
  leaveChildTeamText:
    'Tu quittes l’équipe, aussi comme parent. Tes enfants y restent. Pour revenir, il te faudra une nouvelle invitation.',
  leaveClubText: 'Tu ne géreras plus le club ni ses équipes.',
  leave: 'Quitter',
  leaving: 'Départ en cours…',
  left: (name) => `Tu as quitté ${name}`,
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteTeamText: 'Elle disparaît pour tous. Un admin peut la restaurer pendant 30 jours.',
  deleteClubText:
    'Le club et ses équipes disparaissent pour tous. Un responsable peut les restaurer pendant 30 jours.',
  booksFirst: 'De l’argent a été collecté ? Exporte d’abord les écritures de chaque collecte.',
  deleting: 'Suppression…',
  teamDeleted: 'Équipe supprimée',
  clubDeleted: 'Club supprimé',
  deleteTeamFailed: 'Impossible de supprimer l’équipe',
  deleteClubFailed: 'Impossible de supprimer le club',

  deleted: 'Supprimés récemment',
  restorableUntil: (day) => `Restaurable jusqu’au ${day}`,
  restore: 'Restaurer',
  restoring: 'Restauration…',
  restored: (name) => `${name} est de retour`,
}

import { withFullStop } from '@touchline/domain/values/full-stop'

import { withDe } from '../elision.ts'
import { tasks as presetTasks } from '../teams/fr/options.ts'
import { changes } from './changes/fr.ts'
import type { notifications as english } from './en.ts'
import { lifts } from './lifts/fr.ts'

export const notifications: typeof english = {
  presetTasks,
  changes,
  lifts,
  title: 'Notifications',
  markAll: 'Tout marquer comme lu',
  markAllFailed: 'Non marquées comme lues.',
  all: 'Toutes les notifications',
  older: 'Afficher les plus anciennes',
  unread: 'Non lue',
  empty: 'Rien de neuf',
  emptyText: 'Les nouvelles de tes équipes s’affichent ici.',
  failed: 'Impossible de charger tes notifications',
  failedText: 'Réessaie.',
  menuOf: (team) => `Options ${withDe(team)}`,
  mute: (team) => `Mettre ${team} en sourdine`,
  muted: (team) =>
    `${team} est en sourdine. Les annulations de dernière minute arrivent quand même.`,
  muteFailed: 'Impossible de mettre l’équipe en sourdine.',

  somebody: 'Quelqu’un',
  yourChild: 'Ton enfant',
  anEvent: 'Un événement',
  you: 'toi',
  forPeople: (names) => `pour ${names}`,
  notYou: 'Pas toi ? Change ton mot de passe.',

  somethingChanged: (name) =>
    name === '' ? 'Quelque chose a changé' : `Quelque chose a changé dans ${name}`,
  joinAsked: (name, team) => `${name} demande à rejoindre ${team}`,
  severalAsked: (count, team) => `${count} personnes demandent à rejoindre ${team}`,
  youJoined: (team) => `Tu fais maintenant partie ${withDe(team)}`,
  childJoined: (names, count, team) =>
    count === 1
      ? `${names} fait maintenant partie ${withDe(team)}`
      : `${names} font maintenant partie ${withDe(team)}`,
  joinDeclined: (team) => `Ta demande pour rejoindre ${team} a été refusée`,
  accepted: (name, team) => `${name} a accepté ton invitation dans ${team}`,
  disowned: (name, team) =>
    `Mauvaise adresse : l’invitation ${withDe(name)} (${team}) est arrivée chez quelqu’un d’autre. Vois avec la famille.`,
  notTheParent: (name, team) =>
    `Mauvaise adresse : un parent inscrit pour ${name} (${team}) dit « Ce n’est pas moi ». Vois avec la famille.`,
  severalAccepted: (count, team) => `${count} personnes ont accepté ton invitation dans ${team}`,
  youAreAdmin: (team) => `Tu es maintenant admin ${withDe(team)}`,
  childIsAdmin: (names, team) => `${names} est maintenant admin ${withDe(team)}`,
  youAreCoach: (team) => `Tu entraînes maintenant ${team}`,
  childIsCoach: (names, team) => `${names} entraîne maintenant ${team}`,
  youAreTreasurer: (team) => `Tu gères maintenant la trésorerie ${withDe(team)}`,
  childIsTreasurer: (names, team) => `${names} gère maintenant la trésorerie ${withDe(team)}`,
  accessRemoved: (team) => `Tu as moins de droits dans ${team}`,
  childAccessRemoved: (names, team) => `${names} a maintenant moins de droits dans ${team}`,
  guardianOf: (names, team) => `Tu peux maintenant répondre pour ${names} dans ${team}`,
  guardian: (team) => `Ton rôle de parent est confirmé dans ${team}`,
  webhookStopped: (team: string) => `Webhook ${withDe(team)} désactivé : le serveur ne répond pas`,
  imported: (count, team) =>
    count < 2
      ? `${count} nouveau membre importé dans ${team}`
      : `${count} nouveaux membres importés dans ${team}`,
  eventCreated: (title, team) => `Nouveau dans ${team} : ${title}`,
  eventsCreated: (count, team) =>
    count < 2
      ? `${count} nouvel événement dans ${team}`
      : `${count} nouveaux événements dans ${team}`,
  seasonPublished: (club) => `${club} : la saison est planifiée`,
  eventChanged: (title, news) => (news === '' ? `${title} a changé` : `${title}. ${news}`),
  eventCancelled: (title) => `Annulé : ${title}`,
  eventRestored: (title) => `Finalement maintenu : ${title}`,
  answerReminder: (title) => `Tu viens ? ${title}`,
  eventReminder: (title) => `Rappel : ${title}. Tu as dit oui.`,
  eventReminderWithTasks: (title, tasks) => `Rappel : ${title}. Tes tâches : ${tasks}`,
  guestAsked: (title, team) => `${team} t’invite : ${title}`,
  taskGiven: (tasks, title) => `Nouvelle tâche pour ${title} : ${tasks}`,
  taskTakenBack: (tasks, title) => `Ce n’est plus ta tâche pour ${title} : ${tasks}`,
  photosOfEvent: (title) => `Nouvelles photos : ${title}`,
  photosOfTeam: (team) => `Nouvelles photos ${withDe(team)}`,
  photosWaiting: (team) => `${team} : des photos à publier`,
  photosTakenDown: (count, team) =>
    count === 1
      ? `Une photo ${withDe(team)} a été retirée`
      : `${count} photos ${withDe(team)} ont été retirées`,
  photosExpiring: (team) =>
    `Des albums ${withDe(team)} disparaissent dans 30 jours. Télécharge ce que tu veux garder.`,
  photosRefused: (name) => `${name} : non aux photos. Vérifie les albums.`,
  lineUpPublished: (title) => `Composition : ${title}`,
  resultEntered: (title) => `Résultat : ${title}`,
  aTask: 'une tâche',
  eventCommented: (title) => `Nouveau commentaire : ${title}`,
  eventComments: (count, title) => `${count} nouveaux commentaires : ${title}`,
  messageSent: (team) => `Nouveaux messages dans ${team}`,
  formOpened: (team: string, collection: string) =>
    collection === ''
      ? `Nouveau formulaire avec paiement ${withDe(team)}`
      : `Nouveau formulaire avec paiement ${withDe(team)} : ${collection}`,
  balanceChanged: (team) => `${team} : ton solde dans la caisse a changé`,
  fined: (count, team) =>
    count === 1
      ? `${team} : tu as une nouvelle amende`
      : `${team} : tu as ${count} nouvelles amendes`,
  fineUndone: (count, team) =>
    count === 1
      ? `${team} : une amende a été annulée`
      : `${team} : ${count} amendes ont été annulées`,
  reliefAsked: (team: string) => `${team} : 1 demande pour payer moins ou en plusieurs fois`,
  severalReliefsAsked: (count: number, team: string) =>
    `${team} : ${count} demandes pour payer moins ou en plusieurs fois`,
  reliefAnswered: (team: string) => `${team} a répondu à ta demande au sujet d’une facture`,
  payoutChanged: (team: string) =>
    `${team} : le compte de versement a changé. Vérifie qui l’a fait.`,
  reportMade: (team) => `Nouveau signalement dans ${team}`,
  reportClosed: (team: string) => `Ton signalement dans ${team} a été examiné`,
  youMovedUp: (title) => `Tu as une place : ${title}`,
  childMovedUp: (names, count, title) =>
    count === 1 ? `${names} a une place : ${title}` : `${names} ont une place : ${title}`,
  shortOfPlayers: (title) => `Peut-être pas assez de joueurs : ${title}`,
  withdrawnLate: (name, title) => `${name} ne viendra finalement pas : ${title}`,
  severalWithdrawnLate: (count, title) =>
    `${count} personnes ne viendront finalement pas : ${title}`,
  teamDeleted: (team) => `L’équipe ${team} a été supprimée`,
  teamRestored: (team) => `${team} est de retour`,
  signedIn: 'Nouvelle connexion à ton compte',
  passwordChanged: 'Ton mot de passe a été changé',
  yourSizesAsked: (team) => `Indique ta taille de maillot (${team})`,
  childSizesAsked: (names, team) => `Indique la taille de maillot ${withDe(names)} (${team})`,
  picturesAsked: (names: string, team: string) =>
    `L’équipe ${team} peut-elle montrer des photos ${withDe(names)} cette saison ?`,
  consentsWithdrawn: (name, consents, count) =>
    `${name} : ${consents} ${count > 1 ? 'retirées' : 'retirée'}`,
  aConsent: 'une autorisation',
  consentNames: {
    membership: 'autorisation de garder les données',
    pictures_team: 'autorisation photo',
    pictures_public: 'autorisation de photos publiques',
    health: 'autorisation santé',
    third_parties: 'autorisation de transmettre les données',
  },
  birthDateWaits: (name, team) =>
    `Confirme la nouvelle date de naissance ${withDe(name)} (${team})`,
  guardianAnswered: (name, title) => `Un autre parent a répondu pour ${name} : ${title}`,
  guardianAnsweredSeveral: (name, count, team) =>
    `Un autre parent a répondu pour ${name} : ${count} événements (${team})`,
  guardianChanged: (name, team) =>
    `Un autre parent a modifié les informations ${withDe(name)} (${team})`,
  handOverNoted: (name, title) =>
    `Un autre parent a écrit sur le relais ${withDe(name)} : ${title}`,
  guardiansDisagree: (name, title) =>
    `Un autre parent et toi avez répondu différemment pour ${name} : ${title}`,
  yourCheckEnds: (team) => `Ton contrôle d’honorabilité expire bientôt (${team})`,
  checkEnds: (name, team) => `Le contrôle d’honorabilité ${withDe(name)} expire bientôt (${team})`,
  severalChecksEnd: (count, team) => `${count} contrôles d’honorabilité expirent bientôt (${team})`,
  youComeOfAge: (team) =>
    `Tu auras bientôt 18 ans. Alors tu décides dans ${team}, et l’accès de tes parents prend fin.`,
  childComesOfAge: (names, team) =>
    `${names} aura bientôt 18 ans. Ton accès dans ${team} prendra alors fin.`,
  youCameOfAge: (team) => `Tu as 18 ans. C’est toi qui décides dans ${withFullStop(team)}`,
  childCameOfAge: (team) => `Ton enfant est majeur. Ton accès dans ${team} a pris fin.`,
  clubDeleted: (club) => `Le club ${club} a été supprimé avec toutes ses équipes`,
  clubRestored: (club) => `Le club ${club} est de retour avec toutes ses équipes`,
  newClubRole: (club) => `Tu as un nouveau rôle au club ${club}`,
  clubRoleEnded: (club) => `Un de tes rôles au club ${club} a pris fin`,
  websiteHostFailed: (club) => `Le site ${withDe(club)} n’est plus joignable à son domaine`,
  registered: (count, club) =>
    count === 1
      ? `Nouvelle demande d’inscription pour ${club}`
      : `${count} nouvelles demandes d’inscription pour ${club}`,
  memberExited: (name, team) => `${name} a quitté le club et ${team}`,
  severalExited: (count, team) => `${count} personnes ont quitté le club et ${team}`,
  documentsShared: (count, club) =>
    count === 1
      ? `Nouveau document ${withDe(club)}`
      : `${count} nouveaux documents ${withDe(club)}`,
}

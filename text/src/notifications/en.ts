import { withFullStop } from '@touchline/domain/values/full-stop'

import { tasks as presetTasks } from '../teams/en/options.ts'
import { changes } from './changes/en.ts'
import { lifts } from './lifts/en.ts'

export const notifications = {
  presetTasks,
  changes,
  lifts,
  title: 'Notifications',
  markAll: 'Mark all as read',
  markAllFailed: 'Not marked as read.',
  all: 'All notifications',
  older: 'Show older ones',
  unread: 'Unread',
  empty: 'Nothing new',
  emptyText: 'News from your teams appears here.',
  failed: 'Couldn’t load your notifications',
  failedText: 'Try again.',
  menuOf: (team: string) => `Options for ${team}`,
  mute: (team: string) => `Mute ${team}`,
  muted: (team: string) => `${team} is muted. You’ll still hear about last-minute cancellations.`,
  muteFailed: 'Couldn’t mute the team.',

  somebody: 'Someone',
  yourChild: 'Your child',
  anEvent: 'An event',
  you: 'you',
  forPeople: (names: string) => `for ${names}`,
  notYou: 'Not you? Change your password.',

  somethingChanged: (name: string) =>
    name === '' ? 'Something changed' : `Something changed in ${name}`,
  joinAsked: (name: string, team: string) => `${name} asks to join ${team}`,
  severalAsked: (count: number, team: string) => `${count} people ask to join ${team}`,
  youJoined: (team: string) => `You’re now in ${team}`,
  childJoined: (names: string, count: number, team: string) =>
    count === 1 ? `${names} is now in ${team}` : `${names} are now in ${team}`,
  joinDeclined: (team: string) => `Your request to join ${team} was declined`,
  accepted: (name: string, team: string) => `${name} accepted your invitation to ${team}`,
  disowned: (name: string, team: string) =>
    `Wrong address: ${name}’s invitation to ${team} reached someone else. Ask the family.`,
  notTheParent: (name: string, team: string) =>
    `Wrong address: ${name}’s listed parent in ${team} says “Not me”. Ask the family.`,
  severalAccepted: (count: number, team: string) =>
    `${count} people accepted your invitation to ${team}`,
  youAreAdmin: (team: string) => `You’re now an admin of ${team}`,
  childIsAdmin: (names: string, team: string) => `${names} is now an admin of ${team}`,
  youAreCoach: (team: string) => `You’re now a coach of ${team}`,
  childIsCoach: (names: string, team: string) => `${names} is now a coach of ${team}`,
  youAreTreasurer: (team: string) => `You now manage the money of ${team}`,
  childIsTreasurer: (names: string, team: string) => `${names} now manages the money of ${team}`,
  accessRemoved: (team: string) => `You have fewer rights in ${team} now`,
  childAccessRemoved: (names: string, team: string) => `${names} has fewer rights in ${team} now`,
  guardianOf: (names: string, team: string) => `You can now answer for ${names} in ${team}`,
  guardian: (team: string) => `You’re confirmed as a parent in ${team}`,
  webhookStopped: (team: string) => `Webhook of ${team} turned off: its server isn’t answering`,
  imported: (count: number, team: string) =>
    count === 1
      ? `1 new member imported into ${team}`
      : `${count} new members imported into ${team}`,
  eventCreated: (title: string, team: string) => `New in ${team}: ${title}`,
  eventsCreated: (count: number, team: string) => `${count} new events in ${team}`,
  seasonPublished: (club: string) => `${club}: the season is planned`,
  eventChanged: (title: string, news: string) =>
    news === '' ? `${title} has changed` : `${title}. ${news}`,
  eventCancelled: (title: string) => `Cancelled: ${title}`,
  eventRestored: (title: string) => `Back on: ${title}`,
  answerReminder: (title: string) => `Are you coming? ${title}`,
  eventReminder: (title: string) => `Reminder: ${title}. You’re going.`,
  eventReminderWithTasks: (title: string, tasks: string) =>
    `Reminder: ${title}. Your tasks: ${tasks}`,
  guestAsked: (title: string, team: string) => `${team} invites you as a guest: ${title}`,
  taskGiven: (tasks: string, title: string) => `New task at ${title}: ${tasks}`,
  taskTakenBack: (tasks: string, title: string) => `No longer your task at ${title}: ${tasks}`,
  photosOfEvent: (title: string) => `New photos: ${title}`,
  photosOfTeam: (team: string) => `New photos in ${team}`,
  photosWaiting: (team: string) => `${team}: photos are waiting to be published`,
  photosTakenDown: (count: number, team: string) =>
    count === 1
      ? `A photo in ${team} was taken down`
      : `${count} photos in ${team} were taken down`,
  photosExpiring: (team: string) =>
    `Albums in ${team} are deleted in 30 days. Download what you want to keep.`,
  photosRefused: (name: string) => `${name} said no to photos. Check your albums.`,
  lineUpPublished: (title: string) => `Line-up: ${title}`,
  resultEntered: (title: string) => `Result: ${title}`,
  aTask: 'a task',
  eventCommented: (title: string) => `New comment: ${title}`,
  eventComments: (count: number, title: string) => `${count} new comments: ${title}`,
  messageSent: (team: string) => `New messages in ${team}`,
  formOpened: (team: string, collection: string) =>
    collection === ''
      ? `New form and payment from ${team}`
      : `New form and payment from ${team}: ${collection}`,
  balanceChanged: (team: string) => `Your balance in the cash box of ${team} has changed`,
  fined: (count: number, team: string) =>
    count === 1 ? `You have a new fine in ${team}` : `You have ${count} new fines in ${team}`,
  fineUndone: (count: number, team: string) =>
    count === 1 ? `A fine in ${team} was cancelled` : `${count} fines in ${team} were cancelled`,
  reliefAsked: (team: string) => `${team}: 1 request to pay less or in instalments`,
  severalReliefsAsked: (count: number, team: string) =>
    `${team}: ${count} requests to pay less or in instalments`,
  reliefAnswered: (team: string) => `${team} answered your request about a bill`,
  payoutChanged: (team: string) => `${team}: the payout account has changed. Was it one of you?`,
  reportMade: (team: string) => `New report in ${team}`,
  reportClosed: (team: string) => `Your report in ${team} was reviewed`,
  youMovedUp: (title: string) => `You have a place: ${title}`,
  childMovedUp: (names: string, count: number, title: string) =>
    count === 1 ? `${names} has a place: ${title}` : `${names} have a place: ${title}`,
  shortOfPlayers: (title: string) => `You may be short of players: ${title}`,
  withdrawnLate: (name: string, title: string) => `${name} can’t come after all: ${title}`,
  severalWithdrawnLate: (count: number, title: string) =>
    `${count} people can’t come after all: ${title}`,
  teamDeleted: (team: string) => `${team} was deleted`,
  teamRestored: (team: string) => `${team} is back`,
  signedIn: 'New sign-in to your account',
  passwordChanged: 'Your password was changed',
  yourSizesAsked: (team: string) => `Add your kit sizes (${team})`,
  childSizesAsked: (names: string, team: string) => `Add kit sizes for ${names} (${team})`,
  picturesAsked: (names: string, team: string) =>
    `May ${team} show pictures of ${names} this season?`,
  consentsWithdrawn: (name: string, consents: string, _count: number) =>
    `${name}: ${consents} withdrawn`,
  aConsent: 'a consent',
  consentNames: {
    membership: 'consent to store data',
    pictures_team: 'photo consent',
    pictures_public: 'public photo consent',
    health: 'health data consent',
    third_parties: 'consent to share data',
  },
  birthDateWaits: (name: string, team: string) => `Confirm ${name}’s new date of birth (${team})`,
  guardianAnswered: (name: string, title: string) =>
    `Another guardian answered for ${name}: ${title}`,
  guardianAnsweredSeveral: (name: string, count: number, team: string) =>
    `Another guardian answered for ${name}: ${count} events (${team})`,
  guardianChanged: (name: string, team: string) =>
    `Another guardian changed ${name}’s details (${team})`,
  handOverNoted: (name: string, title: string) =>
    `Another parent wrote about ${name}’s hand-over: ${title}`,
  guardiansDisagree: (name: string, title: string) =>
    `You and another guardian answered differently for ${name}: ${title}`,
  yourCheckEnds: (team: string) => `Your background check expires soon (${team})`,
  checkEnds: (name: string, team: string) => `${name}’s background check expires soon (${team})`,
  severalChecksEnd: (count: number, team: string) =>
    `${count} background checks expire soon (${team})`,
  youComeOfAge: (team: string) =>
    `You’ll soon be 18. Then you decide in ${team}, and your guardians lose access.`,
  childComesOfAge: (names: string, team: string) =>
    `${names} will soon be 18. You’ll then lose access in ${withFullStop(team)}`,
  youCameOfAge: (team: string) => `You’re 18. You decide in ${team} now.`,
  childCameOfAge: (team: string) => `Your child is 18. Your access in ${team} has ended.`,
  clubDeleted: (club: string) => `${club} was deleted with all its teams`,
  clubRestored: (club: string) => `${club} is back with all its teams`,
  newClubRole: (club: string) => `You have a new role in ${club}`,
  clubRoleEnded: (club: string) => `A role of yours in ${club} has ended`,
  websiteHostFailed: (club: string) => `The website of ${club} can’t be reached at its own domain`,
  registered: (count: number, club: string) =>
    count === 1 ? `New registration for ${club}` : `${count} new registrations for ${club}`,
  memberExited: (name: string, team: string) => `${name} has left the club and ${team}`,
  severalExited: (count: number, team: string) => `${count} people have left the club and ${team}`,
  documentsShared: (count: number, club: string) =>
    count === 1 ? `New document from ${club}` : `${count} new documents from ${club}`,
}

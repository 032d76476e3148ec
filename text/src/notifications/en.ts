import { tasks as presetTasks } from '../teams/en/options.ts'
import { changes } from './changes/en.ts'

export const notifications = {
  presetTasks,
  changes,
  title: 'Notifications',
  markAll: 'Mark all as read',
  markAllFailed: 'They could not be marked as read.',
  all: 'All notifications',
  older: 'Show older ones',
  unread: 'Unread',
  empty: 'Nothing new',
  emptyText: 'New events, changes and requests of your teams appear here.',
  failed: 'Your notifications could not be loaded',
  failedText: 'Nothing is lost. Please try again.',
  menuOf: (team: string) => `Options for ${team}`,
  mute: (team: string) => `Mute ${team}`,
  muted: (team: string) => `${team} is muted. Only events called off within a day get through.`,
  muteFailed: 'The team could not be muted.',

  somebody: 'Somebody',
  yourChild: 'Your child',
  anEvent: 'An event',
  you: 'you',
  forPeople: (names: string) => `for ${names}`,
  notYou: 'Not you? Change your password.',

  somethingChanged: (name: string) =>
    name === '' ? 'Something changed' : `Something changed in ${name}`,
  joinAsked: (name: string, team: string) => `${name} asks to join ${team}`,
  severalAsked: (count: number, team: string) => `${count} people ask to join ${team}`,
  youJoined: (team: string) => `You are now part of ${team}`,
  childJoined: (names: string, count: number, team: string) =>
    count === 1 ? `${names} is now part of ${team}` : `${names} are now part of ${team}`,
  joinDeclined: (team: string) => `Your request to join ${team} was declined`,
  accepted: (name: string, team: string) => `${name} accepted your invitation to ${team}`,
  disowned: (name: string, team: string) =>
    `The person who got ${name}’s invitation to ${team} says: “Not me.” Ask the family before you invite again.`,
  notTheParent: (name: string, team: string) =>
    `A person listed as ${name}’s parent in ${team} says: “Not me.” Ask the family who should be listed.`,
  severalAccepted: (count: number, team: string) =>
    `${count} people accepted your invitation to ${team}`,
  youAreAdmin: (team: string) => `You are now an admin of ${team}`,
  childIsAdmin: (names: string, team: string) => `${names} is now an admin of ${team}`,
  youAreCoach: (team: string) => `You are now a coach of ${team}`,
  childIsCoach: (names: string, team: string) => `${names} is now a coach of ${team}`,
  youAreTreasurer: (team: string) => `You now manage the money of ${team}`,
  childIsTreasurer: (names: string, team: string) => `${names} now manages the money of ${team}`,
  accessRemoved: (team: string) => `Your rights in ${team} have been reduced`,
  childAccessRemoved: (names: string, team: string) => `${names} has fewer rights in ${team} now`,
  guardianOf: (names: string, team: string) => `You can now answer for ${names} in ${team}`,
  guardian: (team: string) => `You are confirmed as a parent in ${team}`,
  webhookStopped: (team: string) =>
    `A webhook of ${team} was switched off: nothing arrived there any more`,
  imported: (count: number, team: string) =>
    count === 1
      ? `A list was imported: 1 new member in ${team}`
      : `A list was imported: ${count} new members in ${team}`,
  eventCreated: (title: string, team: string) => `New in ${team}: ${title}`,
  eventsCreated: (count: number, team: string) => `${count} new events in ${team}`,
  eventChanged: (title: string, news: string) =>
    news === '' ? `${title} has changed` : `${title}. ${news}`,
  eventCancelled: (title: string) => `${title} is cancelled`,
  eventRestored: (title: string) => `${title} takes place after all`,
  answerReminder: (title: string) => `Are you coming? ${title} waits for an answer`,
  eventReminder: (title: string) => `Soon: ${title}. You said that you are coming.`,
  eventReminderWithTasks: (title: string, tasks: string) => `Soon: ${title}. Your part: ${tasks}`,
  guestAsked: (title: string, team: string) => `${team} invites you as a guest: ${title}`,
  taskGiven: (tasks: string, title: string) => `New task at ${title}: ${tasks}`,
  taskTakenBack: (tasks: string, title: string) => `No longer to do at ${title}: ${tasks}`,
  lineUpPublished: (title: string) => `The line-up is out: ${title}`,
  resultEntered: (title: string) => `The result is in: ${title}`,
  aTask: 'a task',
  eventCommented: (title: string) => `New comment: ${title}`,
  eventComments: (count: number, title: string) => `${count} new comments: ${title}`,
  messageSent: (team: string) => `New messages in ${team}`,
  formOpened: (team: string, collection: string) =>
    collection === ''
      ? `${team} asks you to fill in a form and pay`
      : `${team} asks you to fill in a form and pay: ${collection}`,
  reliefAsked: (team: string) => `A payer of ${team} asks to pay less or in parts`,
  severalReliefsAsked: (count: number, team: string) =>
    `${count} payers of ${team} ask to pay less or in parts`,
  reliefAnswered: (team: string) => `${team} has answered your request about a bill`,
  payoutChanged: (team: string) => `${team}: where the money goes has changed. Was it one of you?`,
  reportMade: (team: string) => `Somebody reported something in ${team}. Please look at it.`,
  reportClosed: (team: string) => `Your report from ${team} was looked at. See what came of it.`,
  youMovedUp: (title: string) => `You have a place: ${title}`,
  childMovedUp: (names: string, count: number, title: string) =>
    count === 1 ? `${names} has a place: ${title}` : `${names} have a place: ${title}`,
  withdrawnLate: (name: string, title: string) => `${name} can’t come after all: ${title}`,
  severalWithdrawnLate: (count: number, title: string) =>
    `${count} people can’t come after all: ${title}`,
  teamDeleted: (team: string) => `${team} was deleted`,
  teamRestored: (team: string) => `${team} is back`,
  signedIn: 'New sign-in to your account',
  passwordChanged: 'Your password was changed',
  picturesAsked: (names: string, team: string) =>
    `May ${team} show pictures of ${names} this season? Please answer.`,
  consentsWithdrawn: (name: string, consents: string, _count: number) =>
    `${name}: ${consents} withdrawn`,
  aConsent: 'a consent',
  consentNames: {
    membership: 'consent to store data',
    pictures_team: 'photo consent',
    pictures_public: 'public photo consent',
    health: 'health data consent',
    third_parties: 'consent to pass on data',
  },
  birthDateWaits: (name: string, team: string) =>
    `A new birth date for ${name} (${team}) needs your confirmation`,
  guardianAnswered: (name: string, title: string) =>
    `Another guardian answered for ${name}: ${title}`,
  guardianAnsweredSeveral: (name: string, count: number, team: string) =>
    `Another guardian answered for ${name} for ${count} events of ${team}`,
  guardianChanged: (name: string, team: string) =>
    `Another guardian changed the profile, absences or consents of ${name} (${team})`,
  guardiansDisagree: (name: string, title: string) =>
    `You and another guardian answered differently for ${name}: ${title}`,
  yourCheckEnds: (team: string) =>
    `Your background check ends soon. Bring a new one, so that you can go on in ${team}.`,
  checkEnds: (name: string, team: string) => `The background check of ${name} (${team}) ends soon`,
  severalChecksEnd: (count: number, team: string) =>
    `${count} background checks end soon (${team})`,
  youComeOfAge: (team: string) =>
    `You turn 18 within 30 days. Then you decide for yourself in ${team}, and the access of your guardians ends.`,
  childComesOfAge: (names: string, team: string) =>
    `${names} turns 18 within 30 days. Your access in ${team} ends then.`,
  youCameOfAge: (team: string) => `You are 18. In ${team} you decide for yourself now.`,
  childCameOfAge: (team: string) =>
    `Your child is of age. Your access in ${team} as a guardian has ended.`,
  clubDeleted: (club: string) => `${club} was deleted with all its teams`,
  clubRestored: (club: string) => `${club} is back with all its teams`,
  youManage: (club: string) => `You are now a manager of ${club}`,
  youManageNoMore: (club: string) => `You no longer manage ${club}`,
}

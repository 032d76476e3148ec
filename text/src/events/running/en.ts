import type { Enough } from '@touchline/domain/events/enough'
import type { Scope } from '@touchline/domain/events/scopes'

const scopes: Record<Scope, string> = {
  one: 'Only this event',
  following: 'This and the following',
  all: 'All that are still to come',
}

const enough: Record<Enough, (minimum: number) => string> = {
  yes: (minimum) => `Enough for a team: ${minimum} are needed`,
  open: (minimum) => `Not enough yet: ${minimum} are needed`,
  no: (minimum) => `There will not be enough: ${minimum} are needed`,
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const dates = (count: number) => (count === 1 ? '1 event' : `${count} events`)

/** What staff does with an event after it was made, and what people say below it. */
export const running = {
  scope: { label: 'Which events?', ...scopes },

  preview: {
    title: 'Save these changes?',
    nothing: 'Nothing is different.',
    dates: (count: number) => `${dates(count)} will change`,
    ownDates: (count: number) =>
      count === 1
        ? '1 event keeps what was set for it alone'
        : `${count} events keep what was set for them alone`,
    changed: 'What changes',
    keepEditing: 'Keep editing',
  },

  changing: {
    everyoneTold:
      'Everyone invited will be told, old and new, in ten minutes. Further changes until then go into the same message.',
    answers: 'Answers so far',
    keep: (count: number) => (count === 1 ? 'Keep 1 answer' : `Keep ${count} answers`),
    keepHint: 'Marked “before the change” until confirmed with one tap.',
    askAgain: 'Ask everyone again',
    before: 'Answered before the change',
    withdrawHint: 'The deadline has passed. Your coach will be told.',
    late: 'Cancelled late',
    toldAt: (when: string) => `Everyone will be told at ${when}.`,
    tellNow: 'Tell everyone now',
    telling: 'Sending...',
    seenTime: (seen: number, all: number) => `${seen} of ${all} have seen the change`,
    notSeenYet: (count: number) => (count === 1 ? '1 person hasn’t yet' : `${count} haven’t yet`),
    noNumber: 'No number',
  },

  repeat: {
    monthly: 'Each month',
    onDate: (day: number) => `On day ${day}`,
    onWeekday: (ordinal: number, weekday: string) =>
      `On the ${['first', 'second', 'third', 'fourth'][ordinal - 1] ?? 'last'} ${weekday}`,
    except: 'Days without an event',
    exceptDay: 'Day to leave out',
    addExcept: 'Leave out this day',
    takeBack: (day: string) => `Put ${day} back`,
    eachWeekday: (weekday: string): string => weekday,
    everyDay: (every: number) => (every === 1 ? 'Every day' : `Every ${every} days`),
    everyWeek: (every: number, days: string) =>
      (every === 1 ? 'Every week' : `Every ${every} weeks`) + (days && ` on ${days}`),
    everyMonth: (every: number, when: string) =>
      `${every === 1 ? 'Every month' : `Every ${every} months`} ${when}`,
    until: (rhythm: string, day: string) => `${rhythm}, until ${day}`,
    times: (rhythm: string, count: number) =>
      `${rhythm}, ${count === 1 ? 'once' : `${count} times`}`,
  },

  minimum: 'Minimum number of people',
  minimumHint: 'You are warned when fewer will come.',
  enough,

  asking: {
    waiting: (when: string) => `The team has not been asked yet. Invitations go out: ${when}.`,
    byHand: 'The team has not been asked yet.',
    tooLate: 'The team was not asked in time: answers are closed. To ask, move the deadline.',
    ask: 'Ask everybody now',
    asked: 'Everybody has been asked',
  },
  menu: 'Event menu',
  message: 'Message everyone invited',
  restore: 'Undo cancellation',
  restoreTitle: 'Does it take place after all?',
  restoreText: 'The answers are there again, and everyone who was told is told again.',
  remove: 'Delete event',
  removeTitle: 'Delete this event?',
  removeText: 'Nobody has answered yet, so no answer is lost. It cannot be undone.',
  removeQuiet:
    'Nobody is told of it. Cancel the event instead if people should know that it does not take place.',
  removed: 'Event deleted',

  seen: (seen: number, all: number) => `${seen} of ${all} have seen that it’s cancelled`,
  seenAt: (when: string) => `Seen ${when}`,
  notSeen: 'Not seen yet',

  remind: (count: number) => `Remind ${count}`,
  reminding: 'Reminding...',
  reminded: (count: number) => `${people(count)} reminded`,
  unreached: (count: number) => `${people(count)} won’t get the reminder.`,
  remindedAt: (when: string) => `Reminded ${when}`,
  remindAgain: (time: string) => `You can remind again from ${time}.`,
  inviteParents: 'Invite parents',
  inviteThem: 'Invite them',

  directions: 'Directions',

  files: {
    title: 'Files',
    hint: 'PDF or picture, at most 5 MB each; 10 files in all.',
    choose: 'Add a file',
    drop: 'or drop it here',
    sending: (name: string) => `Sending ${name}`,
    wait: 'A file is still on its way.',
    remove: (name: string) => `Remove ${name}`,
    download: (name: string) => `Save ${name}`,
    offline: 'The files can be opened once there is a connection.',
    thisDate: 'What you add here goes with this date alone.',
  },

  reminders: {
    title: 'Reminders',
    team: 'Team default',
    none: 'None',
    own: 'Custom',
    teamHint: 'The reminder rules of the team hold.',
    noneHint: 'Nobody is reminded of this event by itself.',
  },

  comments: {
    title: 'Comments',
    empty: 'No comments yet',
    words: 'Your comment',
    hint: 'Everyone who sees the event can read it',
    send: 'Post',
    sending: 'Posting...',
    remove: (name: string) => `Remove the comment of ${name}`,
    removed: 'Comment removed',
    older: 'Show older comments',
    failed: 'The comments could not be loaded',
    somebody: 'Somebody who has left',
  },

  guests: {
    title: 'Guests',
    invite: 'Invite guests',
    dialog: 'Guests from other teams of the club',
    text: 'They see this event only, and answer like everyone else.',
    guest: (team: string) => `Guest from ${team}`,
    of: (team: string) => `Event of ${team}`,
    empty: 'No other team of the club has members yet',
    save: 'Save guests',
    saving: 'Saving...',
  },
}

import type { Sufficiency } from '@touchline/domain/events/minimum'
import type { Scope } from '@touchline/domain/events/scopes'

const scopes: Record<Scope, string> = {
  one: 'Only this event',
  following: 'This and following events',
  all: 'All future events',
}

const enough: Record<Sufficiency, (minimum: number) => string> = {
  yes: (minimum) => `Enough for a team: ${minimum} needed`,
  open: (minimum) => `Not enough yet: ${minimum} needed`,
  no: (minimum) => `There won’t be enough: ${minimum} needed`,
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const dates = (count: number) => (count === 1 ? '1 event' : `${count} events`)

/** What staff does with an event after it was made, and what people say below it. */
export const running = {
  scope: { label: 'Which events?', ...scopes },

  group: {
    label: 'Which teams?',
    all: (count: number) => `All ${count} teams`,
    this: 'Only this team',
    title: (count: number) => `In ${count} teams`,
    sum: (going: number, maybe: number, silent: number) =>
      `${going} going, ${maybe} maybe, ${silent} no answer`,
    cancelled: 'Cancelled',
    create: 'Create event',
    created: (count: number) =>
      count === 1 ? 'Event created for 1 team' : `Event created for ${count} teams`,
  },

  preview: {
    title: 'Save these changes?',
    nothing: 'No changes.',
    dates: (count: number) => `${dates(count)} will change`,
    ownDates: (count: number) =>
      count === 1 ? '1 event keeps its own changes' : `${count} events keep their own changes`,
    changed: 'What changes',
    keepEditing: 'Keep editing',
  },

  changing: {
    everyoneNotified: 'Everyone invited is told in ten minutes.',
    answers: 'Answers so far',
    keep: (count: number) => (count === 1 ? 'Keep 1 answer' : `Keep ${count} answers`),
    keepHint: 'Marked “before the change” until confirmed.',
    askAgain: 'Ask everyone again',
    before: 'Answered before the change',
    withdrawHint: 'The deadline has passed. We’ll tell your coach.',
    late: 'Cancelled late',
    notifiedAt: (when: string) => `Everyone is told at ${when}.`,
    notifyNow: 'Tell everyone now',
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
    except: 'Skipped days',
    exceptDay: 'Day to skip',
    addExcept: 'Skip this day',
    takeBack: (day: string) => `Restore ${day}`,
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

  minimum: 'Minimum number',
  minimumHint: 'We’ll warn you if fewer are coming.',
  enough,

  asking: {
    waiting: (when: string) => `Not sent yet. Invitations go out ${when}.`,
    byHand: 'Invitations haven’t been sent yet.',
    tooLate: 'The deadline passed before invitations went out. Move it.',
    ask: 'Send now',
    asked: 'Invitations sent',
  },
  menu: 'Event menu',
  message: 'Message everyone invited',
  restore: 'Undo cancellation',
  restoreTitle: 'Is it on after all?',
  restoreText: 'The answers come back and everyone is told.',
  remove: 'Delete event',
  removeTitle: 'Delete this event?',
  removeText: 'This can’t be undone.',
  removeQuiet: 'No one is told. To tell people, cancel instead.',
  removed: 'Event deleted',

  seen: (seen: number, all: number) => `${seen} of ${all} have seen the cancellation`,
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
    hint: 'PDF or picture, up to 5 MB, 10 files.',
    choose: 'Add file',
    drop: 'or drop it here',
    sending: (name: string) => `Uploading ${name}`,
    wait: 'A file is still uploading.',
    remove: (name: string) => `Remove ${name}`,
    download: (name: string) => `Download ${name}`,
    offline: 'You need internet to open files.',
    thisDate: 'For this event only.',
  },

  reminders: {
    title: 'Reminders',
    team: 'Team default',
    none: 'None',
    own: 'Custom',
    teamHint: 'Uses the team’s reminders.',
    noneHint: 'No automatic reminders for this event.',
  },

  comments: {
    title: 'Comments',
    empty: 'No comments yet',
    words: 'Your comment',
    hint: 'Everyone who sees the event can read it',
    send: 'Post',
    sending: 'Posting...',
    remove: (name: string) => `Remove ${name}’s comment`,
    removed: 'Comment removed',
    older: 'Show older comments',
    failed: 'Couldn’t load comments',
    somebody: 'Former member',
  },

  guests: {
    title: 'Guests',
    invite: 'Invite guests',
    dialog: 'Guests from other teams of the club',
    text: 'They see only this event.',
    guest: (team: string) => `Guest from ${team}`,
    empty: 'No other team in the club has members',
    save: 'Save guests',
    saving: 'Saving...',
  },
}

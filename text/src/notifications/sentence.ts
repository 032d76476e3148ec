import type { Notification } from '@touchline/contract/notifications/shapes'
import { changeInWords, type ChangeInWords } from '@touchline/domain/notifications/change-in-words'
import { isNotificationKind, type NotificationKind } from '@touchline/domain/notifications/kinds'
import { taskName } from '@touchline/domain/teams/tasks'
import { isolated } from '@touchline/domain/values/isolated'

import type { Texts } from '../texts.ts'

type Text = Texts['notifications']

/** How the reader's language joins words: "Leo and Mia". */
export type JoinWords = (words: readonly string[]) => string

interface SentenceInput {
  readonly text: Text
  readonly count: number
  readonly team: string
  readonly club: string
  readonly title: string
  readonly hasEvent: boolean
  /** "New time: Tue 18:15 (was 17:30)"; empty for whatever did not move. */
  readonly news: string
  /** Empty if unknown. */
  readonly collection: string
  /** The names of the tasks; empty when there are none that may be shown. */
  readonly tasks: string
  /** The first whose name may be shown. */
  readonly name: string
  /** With the surname, where the reader runs the team. */
  readonly fullName: string
  /** What was withdrawn; empty if unknown. */
  readonly consents: string
  readonly consentCount: number
  /** My children it is about; empty when it is about me. */
  readonly children: string
  readonly childCount: number
  readonly isAboutMe: boolean
  /** It is about someone other than the reader and their children. */
  readonly isOther: boolean
}

const sentences: Readonly<Record<NotificationKind, (input: SentenceInput) => string>> = {
  join_asked: ({ text, count, name, team }) =>
    count === 1 ? text.joinAsked(name, team) : text.severalAsked(count, team),
  join_approved: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.youJoined(team) : text.childJoined(children, childCount, team),
  join_declined: ({ text, team }) => text.joinDeclined(team),
  invitation_accepted: ({ text, count, name, team }) =>
    count === 1 ? text.accepted(name, team) : text.severalAccepted(count, team),
  invitation_disowned: ({ text, name, team }) => text.disowned(name, team),
  guardian_disowned: ({ text, name, team }) => text.notTheParent(name, team),
  made_admin: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.youAreAdmin(team) : text.childIsAdmin(children, team),
  made_coach: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.youAreCoach(team) : text.childIsCoach(children, team),
  made_treasurer: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.youAreTreasurer(team) : text.childIsTreasurer(children, team),
  access_removed: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.accessRemoved(team) : text.childAccessRemoved(children, team),
  guardian_verified: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.guardian(team) : text.guardianOf(children, team),
  webhook_stopped: ({ text, team }) => text.webhookStopped(team),
  roster_imported: ({ text, count, team }) => text.imported(count, team),
  event_created: ({ text, count, title, team }) =>
    count === 1 ? text.eventCreated(title, team) : text.eventsCreated(count, team),
  season_published: ({ text, club, team }) => text.seasonPublished(club || team),
  event_changed: ({ text, title, news }) => text.eventChanged(title, news),
  event_cancelled: ({ text, title }) => text.eventCancelled(title),
  event_restored: ({ text, title }) => text.eventRestored(title),
  answer_reminder: ({ text, title }) => text.answerReminder(title),
  event_reminder: ({ text, title, tasks }) =>
    tasks === '' ? text.eventReminder(title) : text.eventReminderWithTasks(title, tasks),
  event_commented: ({ text, count, title }) =>
    count === 1 ? text.eventCommented(title) : text.eventComments(count, title),
  moved_up: ({ text, children, childCount, title }) =>
    childCount === 0 ? text.youMovedUp(title) : text.childMovedUp(children, childCount, title),
  withdrawn_late: ({ text, count, name, title }) =>
    count === 1 ? text.withdrawnLate(name, title) : text.severalWithdrawnLate(count, title),
  short_of_players: ({ text, title }) => text.shortOfPlayers(title),
  guest_asked: ({ text, title, team }) => text.guestAsked(title, team),
  task_given: ({ text, title, tasks }) => text.taskGiven(tasks || text.aTask, title),
  task_taken_back: ({ text, title, tasks }) => text.taskTakenBack(tasks || text.aTask, title),
  lift_given: liftGiven,
  lift_ended: liftEnded,
  lift_changed: ({ text: { lifts }, childCount, children, title }) =>
    childCount === 0 ? lifts.changedYou(title) : lifts.changedChild(children, title),
  lift_reminder: ({ text: { lifts }, title }) => lifts.driving(title),
  photos_published: ({ text, title, team, hasEvent }) =>
    hasEvent ? text.photosOfEvent(title) : text.photosOfTeam(team),
  photos_waiting: ({ text, team }) => text.photosWaiting(team),
  photo_taken_down: ({ text, count, team }) => text.photosTakenDown(count, team),
  photos_expiring: ({ text, team }) => text.photosExpiring(team),
  photos_refused: ({ text, fullName }) => text.photosRefused(fullName),
  line_up_published: ({ text, title }) => text.lineUpPublished(title),
  result_entered: ({ text, title }) => text.resultEntered(title),
  message_sent: ({ text, team }) => text.messageSent(team),
  form_opened: ({ text, team, collection }) => text.formOpened(team, collection),
  fined: ({ text, count, team }) => text.fined(count, team),
  balance_changed: ({ text, team }) => text.balanceChanged(team),
  fine_undone: ({ text, count, team }) => text.fineUndone(count, team),
  relief_asked: ({ text, count, team }) =>
    count === 1 ? text.reliefAsked(team) : text.severalReliefsAsked(count, team),
  relief_answered: ({ text, team }) => text.reliefAnswered(team),
  payout_changed: ({ text, team }) => text.payoutChanged(team),
  report_made: ({ text, team }) => text.reportMade(team),
  report_closed: ({ text, team }) => text.reportClosed(team),
  team_deleted: ({ text, team }) => text.teamDeleted(team),
  team_restored: ({ text, team }) => text.teamRestored(team),
  signed_in: ({ text }) => text.signedIn,
  password_changed: ({ text }) => text.passwordChanged,
  pictures_asked: ({ text, children, childCount, team }) =>
    text.picturesAsked(childCount === 0 ? text.somebody : children, team),
  sizes_asked: ({ text, children, childCount, team }) =>
    childCount === 0 ? text.yourSizesAsked(team) : text.childSizesAsked(children, team),
  consent_withdrawn: ({ text, fullName, consents, consentCount }) =>
    text.consentsWithdrawn(fullName, consents || text.aConsent, consentCount),
  birth_date_waiting: ({ text, childCount, children, name, team }) =>
    text.birthDateWaits(childCount === 0 ? name : children, team),
  guardian_answered: ({ text, count, childCount, children, title, team }) => {
    const child = childCount === 0 ? text.yourChild : children
    return count === 1
      ? text.guardianAnswered(child, title)
      : text.guardianAnsweredSeveral(child, count, team)
  },
  guardian_changed: ({ text, childCount, children, team }) =>
    text.guardianChanged(childCount === 0 ? text.yourChild : children, team),
  guardians_disagree: ({ text, childCount, children, title }) =>
    text.guardiansDisagree(childCount === 0 ? text.yourChild : children, title),
  hand_over_noted: ({ text, childCount, children, title }) =>
    text.handOverNoted(childCount === 0 ? text.yourChild : children, title),
  check_ending: ({ text, isOther, count, name, team }) => {
    if (!isOther) return text.yourCheckEnds(team)
    return count === 1 ? text.checkEnds(name, team) : text.severalChecksEnd(count, team)
  },
  // Once the access has ended, the name is no longer known.
  coming_of_age: ({ text, isAboutMe, children, childCount, team }) =>
    isAboutMe
      ? text.youComeOfAge(team)
      : text.childComesOfAge(childCount === 0 ? text.yourChild : children, team),
  came_of_age: ({ text, isAboutMe, team }) =>
    isAboutMe ? text.youCameOfAge(team) : text.childCameOfAge(team),
  club_deleted: ({ text, club }) => text.clubDeleted(club),
  club_restored: ({ text, club }) => text.clubRestored(club),
  club_role_given: ({ text, club }) => text.newClubRole(club),
  club_role_ended: ({ text, club }) => text.clubRoleEnded(club),
  website_host_failed: ({ text, club, team }) => text.websiteHostFailed(team || club),
  registration_received: ({ text, count, club, team }) => text.registered(count, team || club),
  member_exited: ({ text, count, fullName, team }) =>
    count === 1 ? text.memberExited(fullName, team) : text.severalExited(count, team),
  document_shared: ({ text, count, club }) => text.documentsShared(count, club),
}

/** To the family, or to the driver. */
function liftGiven({
  text: { lifts },
  isAboutMe,
  childCount,
  children,
  ...about
}: SentenceInput): string {
  if (isAboutMe) return lifts.forYou(about.title)
  if (childCount > 0) return lifts.forChild(children, about.title)
  return about.count === 1
    ? lifts.withYou(about.name, about.title)
    : lifts.severalWithYou(about.count, about.title)
}

/** To the family, or to the driver and staff. */
function liftEnded({
  text: { lifts },
  isAboutMe,
  childCount,
  children,
  ...about
}: SentenceInput): string {
  if (isAboutMe) return lifts.lostYou(about.title)
  if (childCount > 0) return lifts.lostChild(children, childCount, about.title)
  return about.count === 1
    ? lifts.lostOther(about.name, about.title)
    : lifts.severalLost(about.count, about.title)
}

/** For a kind that an old tab doesn't know yet. */
function somethingChanged({ text, team, club }: SentenceInput): string {
  return text.somethingChanged(team || club)
}

/** What happened, in the reader's words; names that may not be shown give way to others. */
export function sentenceOf(line: Notification, text: Text, join: JoinWords): string {
  const own = line.people.filter(({ relation }) => relation === 'child')
  const isAboutMe = line.people.some(({ relation }) => relation === 'self')
  const children = isAboutMe ? [] : own.map(({ firstName }) => isolated(firstName))
  const sentence = isNotificationKind(line.kind) ? sentences[line.kind] : somethingChanged
  return sentence({
    text,
    count: line.count,
    team: nameOf(line.team),
    club: nameOf(line.club),
    title: isolated(line.event?.title ?? text.anEvent),
    hasEvent: line.event !== null,
    news: newsOf(line, text)?.news ?? '',
    collection: nameOf(line.collection),
    tasks: join(line.tasks.map((task) => isolated(taskName(task, text.presetTasks)))),
    name: isolated(line.people[0]?.firstName ?? text.somebody),
    fullName: isolated(fullNameOf(line) ?? text.somebody),
    consents: join(line.consents.map((kind) => text.consentNames[kind])),
    consentCount: line.consents.length,
    children: join(children),
    childCount: children.length,
    isAboutMe,
    isOther: line.people.some(({ relation }) => relation === 'other'),
  })
}

function fullNameOf({ people: [first] }: Notification): string | undefined {
  return first && [first.firstName, first.lastName].filter(Boolean).join(' ')
}

/** What is new about the event of a line, with its place as one may read it among other words. */
export function newsOf({ change, event }: Notification, text: Text): ChangeInWords | undefined {
  if (change === null || event === null) return undefined
  const read = (one: typeof change.was) => ({
    ...one,
    place: one.place === null ? null : isolated(one.place),
  })
  const { timeZone } = event
  return changeInWords({ was: read(change.was), is: read(change.is), timeZone }, text.changes)
}

function nameOf(named: { readonly name: string } | null): string {
  return isolated(named?.name ?? '')
}

const isForPeople: readonly NotificationKind[] = [
  'event_created',
  'event_changed',
  'event_cancelled',
  'event_restored',
  'answer_reminder',
  'event_reminder',
  'guest_asked',
  'task_given',
  'task_taken_back',
  'form_opened',
]

/** For which of my children, and whether for me as well; undefined when it goes without saying. */
export function forWhom(line: Notification, text: Text, join: JoinWords): string | undefined {
  const children = line.people.filter(({ relation }) => relation === 'child')
  if (!isForPeople.includes(line.kind) || children.length === 0) return undefined
  const isAboutMe = line.people.some(({ relation }) => relation === 'self')
  const names = children.map(({ firstName }) => isolated(firstName))
  return text.forPeople(join(isAboutMe ? [text.you, ...names] : names))
}

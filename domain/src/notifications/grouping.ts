import type { NotificationKind } from './kinds.ts'

/** What something happened to; ids only. */
export interface Subject {
  readonly teamId: string | null
  readonly clubId?: string | null
  readonly eventId?: string | undefined
  readonly conversationId?: string | undefined
  readonly collectionId?: string | undefined
  readonly memberId?: string | undefined
}

/** Each event has its own line, except that several new ones are grouped. */
const aboutOneEvent: readonly NotificationKind[] = [
  'event_changed',
  'event_cancelled',
  'event_restored',
  'answer_reminder',
  'event_reminder',
  'event_commented',
  'moved_up',
  'withdrawn_late',
  'short_of_players',
  'guest_asked',
  'task_given',
  'task_taken_back',
  'lift_given',
  'lift_ended',
  'lift_changed',
  'lift_reminder',
  'line_up_published',
  'photos_published',
  'result_entered',
  'guardians_disagree',
  'hand_over_noted',
]

/** Each child has its own line, so that its guardians know which. */
const aboutOnePerson: readonly NotificationKind[] = [
  'guardian_disowned',
  'consent_withdrawn',
  'birth_date_waiting',
  'sizes_asked',
  'photos_refused',
  'guardian_answered',
  'guardian_changed',
]

/** A family in several teams of a club is notified once. */
const aboutOneClub: readonly NotificationKind[] = ['document_shared']

/** Unread notifications with the same key form one line: "3 people ask to join". */
export function groupKeyOf(kind: NotificationKind, happening: Subject): string {
  const { eventId, conversationId, collectionId, memberId } = happening
  if (conversationId !== undefined) return conversationKey(conversationId)
  if (collectionId !== undefined) return formKey(collectionId)
  if (aboutOneEvent.includes(kind) && eventId !== undefined) return `${kind}:${eventId}`
  if (aboutOnePerson.includes(kind) && memberId !== undefined) return `${kind}:${memberId}`
  const place = placeOf(kind, happening)
  return place === null ? kind : `${kind}:${place}`
}

function placeOf(kind: NotificationKind, { teamId, clubId = null }: Subject): string | null {
  return aboutOneClub.includes(kind) ? clubId : (teamId ?? clubId)
}

/** Each collection asks on its own line until its form is submitted. */
export function formKey(collectionId: string): string {
  return `form_opened:${collectionId}`
}

/** Messages of a conversation form one line until it is read. */
export function conversationKey(conversationId: string): string {
  return `message_sent:${conversationId}`
}

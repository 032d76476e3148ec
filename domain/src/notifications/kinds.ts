/** Everything the notification centre tells. */
export const notificationKinds = [
  'join_asked',
  'join_approved',
  'join_declined',
  'invitation_accepted',
  'made_admin',
  'made_coach',
  'guardian_verified',
  'roster_imported',
  'event_created',
  'event_changed',
  'event_cancelled',
  'event_restored',
  'answer_reminder',
  'event_reminder',
  'event_commented',
  'moved_up',
  'guest_asked',
  'task_given',
  'task_taken_back',
  'line_up_published',
  'result_entered',
  'form_opened',
  'relief_asked',
  'relief_answered',
  'payout_changed',
  'message_sent',
  'report_made',
  'webhook_stopped',
  'report_closed',
  'team_deleted',
  'team_restored',
  'signed_in',
  'password_changed',
  'pictures_asked',
  'consent_withdrawn',
  'check_ending',
  'coming_of_age',
  'came_of_age',
  'club_deleted',
  'club_restored',
  'made_manager',
  'dismissed_manager',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

/**
 * Who may still read it: the person whatever happened since, whoever is in the team now, only those
 * who run it now, or only its admins. What somebody may not see any more is not shown, and not counted.
 */
export type Readership = 'person' | 'team' | 'staff' | 'admins'

const readership: Readonly<Record<NotificationKind, Readership>> = {
  join_asked: 'staff',
  join_approved: 'team',
  join_declined: 'person',
  invitation_accepted: 'team',
  made_admin: 'team',
  made_coach: 'team',
  guardian_verified: 'team',
  roster_imported: 'staff',
  event_created: 'team',
  event_changed: 'team',
  event_cancelled: 'team',
  event_restored: 'team',
  answer_reminder: 'team',
  event_reminder: 'team',
  event_commented: 'team',
  moved_up: 'team',
  guest_asked: 'team',
  task_given: 'team',
  task_taken_back: 'team',
  line_up_published: 'team',
  result_entered: 'team',
  form_opened: 'team',
  relief_asked: 'person',
  relief_answered: 'person',
  payout_changed: 'person',
  message_sent: 'team',
  report_made: 'person',
  webhook_stopped: 'admins',
  report_closed: 'person',
  team_deleted: 'person',
  team_restored: 'team',
  signed_in: 'person',
  password_changed: 'person',
  pictures_asked: 'team',
  consent_withdrawn: 'staff',
  check_ending: 'person',
  coming_of_age: 'person',
  came_of_age: 'person',
  club_deleted: 'person',
  club_restored: 'person',
  made_manager: 'person',
  dismissed_manager: 'person',
}

export function kindsReadBy(readers: Readership): readonly NotificationKind[] {
  return notificationKinds.filter((kind) => readership[kind] === readers)
}

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(readership, kind)
}

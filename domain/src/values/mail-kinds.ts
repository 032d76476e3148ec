/**
 * Why an email can't be unsubscribed from: it concerns signing in, the safety of an account or
 * child, someone's rights, money, or answers the reader's own request.
 */
type Necessary = 'sign_in' | 'security' | 'rights' | 'bill' | 'answer'

/**
 * Every kind of email: which kinds its unsubscribe link stops, or why it has none. A kind without
 * a row doesn't compile; without a sample server/src/testing/letters.test.ts fails.
 */
export const mailKinds = {
  'auth.signup': 'sign_in',
  'auth.magiclink': 'sign_in',
  'auth.recovery': 'sign_in',
  'auth.email_change': 'sign_in',
  'auth.reauthentication': 'sign_in',
  'auth.guessing': 'security',
  'auth.session_ended': 'security',
  'auth.password_changed': 'security',
  'auth.phone_changed': 'security',
  'auth.factor_added': 'security',
  'auth.factor_removed': 'security',
  'auth.recovery_code_used': 'security',
  'auth.code_guessing': 'security',
  'auth.new_sign_in': 'security',
  'auth.identity_linked': 'security',
  'auth.identity_removed': 'security',
  'auth.token_made': 'security',
  'accounts.deletion_asked': 'security',
  'accounts.deletion_called_off': 'security',
  'accounts.erased': 'security',
  'accounts.export_ready': 'answer',
  'subscriptions.paid': 'bill',
  'subscriptions.failed': 'bill',
  'subscriptions.cancelled': 'bill',
  'collections.invited': 'bill',
  'collections.billed': 'bill',
  'collections.waiting': 'answer',
  'collections.placed': 'bill',
  'collections.place_released': 'bill',
  'collections.waiting_ended': 'answer',
  'collections.share_changed': 'bill',
  'collections.reminder': 'bill',
  'collections.overdue': 'bill',
  'collections.dues_planned': 'bill',
  'collections.paid': 'bill',
  'collections.returned': 'bill',
  'collections.refunded': 'bill',
  'collections.refund_failed': 'bill',
  'collections.request_answered': 'answer',
  'collections.debit_announced': 'bill',
  'collections.debit_cancelled': 'bill',
  'collections.donation_receipt': 'bill',
  'collections.organizer': 'bill',
  'collections.payout_changed': 'security',
  'clubs.role_given': 'rights',
  'clubs.role_ended': 'rights',
  'clubs.document': ['club_document'],
  'teams.made_admin': 'rights',
  'children.guardian_gone': 'rights',
  'children.guardian_linked': 'rights',
  'children.consents_answered': 'rights',
  'children.birth_date_waiting': 'rights',
  'children.erasure_asked': 'rights',
  'children.erasure_stopped': 'rights',
  'children.homes_changed': 'rights',
  'children.coming_of_age': 'rights',
  'children.came_of_age': 'rights',
  'invitations.invited': ['invitation'],
  'invitations.manager_invited': ['invitation'],
  'invitations.words_for_child': 'rights',
  'invitations.asked': ['join_asked'],
  'invitations.approved': 'answer',
  'invitations.declined': 'answer',
  'registrations.confirm': 'answer',
  'registrations.waiting': 'answer',
  'registrations.offered': 'answer',
  'registrations.lapsed': 'answer',
  'registrations.accepted': 'answer',
  'registrations.declined': 'answer',
  'registrations.ended': 'answer',
  'leagues.match_sheet': ['match_sheet'],
  'notifications.event_created': ['event_created'],
  'notifications.season_published': ['season_published'],
  'notifications.event_changed': ['event_changed'],
  'notifications.event_cancelled': ['event_cancelled'],
  'notifications.event_restored': ['event_restored'],
  'notifications.moved_up': ['moved_up'],
  'notifications.withdrawn_late': ['withdrawn_late'],
  'notifications.short_of_players': ['short_of_players'],
  'notifications.answer_reminder': ['answer_reminder'],
  'notifications.event_reminder': ['event_reminder'],
  'notifications.guest_asked': ['guest_asked'],
  'notifications.task_given': ['task_given'],
  'notifications.task_taken_back': ['task_taken_back'],
  'notifications.lift_given': ['lift_given'],
  'notifications.lift_ended': ['lift_ended'],
  'notifications.lift_changed': ['lift_changed'],
  'notifications.lift_reminder': ['lift_reminder'],
  'notifications.messages': ['message_sent'],
  'notifications.roster_change': ['invitation'],
  'notifications.roster_outlook': ['invitation'],
  'notifications.summary': ['daily_summary'],
  'operations.club_exported': 'rights',
  'operations.mail_limit': 'rights',
  'operations.newsletter': ['product_news', 'partner_offers'],
  'statistics.weekly_report': ['weekly_report'],
} as const satisfies Readonly<Record<string, Necessary | readonly string[]>>

export type MailKind = keyof typeof mailKinds

/** Can't wait until tomorrow: the match is off, or someone got into the account. */
const urgent: readonly MailKind[] = [
  'notifications.event_changed',
  'notifications.event_cancelled',
  'notifications.event_restored',
  'notifications.moved_up',
  'notifications.lift_given',
  'notifications.lift_ended',
  'notifications.lift_changed',
  'notifications.lift_reminder',
]

/**
 * False for emails that are sent even if the club's daily limit is reached: about signing in,
 * safety, rights, and changed events.
 */
export function mayWaitForTomorrow(kind: MailKind): boolean {
  const why: unknown = mailKinds[kind]
  return why !== 'sign_in' && why !== 'security' && why !== 'rights' && !urgent.includes(kind)
}

/** Sent to very many people at once, who aren't waiting for it. */
const bulk: readonly MailKind[] = ['operations.newsletter', 'statistics.weekly_report']

/** Of those that wait, the higher goes first. */
export function mailPriority(kind: MailKind): number {
  const why: unknown = mailKinds[kind]
  if (why === 'sign_in' || why === 'security') return 1
  return bulk.includes(kind) ? -1 : 0
}

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}

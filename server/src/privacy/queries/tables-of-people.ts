/** What becomes of a table in an export, when somebody is erased, and in the demo club. */
export interface TableOfPeople {
  /** Sections of the export (own-data.ts), or why it is in none. */
  readonly exported: readonly string[] | Why
  /** `goes`: with the account or its user, by foreign keys. `emptied`: by erase-person.ts. */
  readonly erased: 'goes' | 'emptied' | Why
  /** Whether the demo club has something in it, or why not. */
  readonly inDemo: true | Why
}

interface Why {
  readonly why: string
}

const because = (why: string): Why => ({ why })

const secret = because('secrets of the sign-in, stored as hashes')
const own = because('the demo begins with people nothing has happened to yet')
const ofTheTeam = because('the team keeps it; the id of a person who is gone leads nowhere')
const namesNobody = because('says nothing of a person')
const ofItsPlan = because('what a team pays for Premium; who bought has it in letters')
const forTaxes = because('the books of the team, kept as the tax law says')
const inPayments = because('what banks and providers say; the money itself is in payments')
const byAge = because('goes within days by itself')

/**
 * Every table with a key of an account, a team or a club. A new one without a row here turns the
 * test beside this red: whoever makes it decides what becomes of it.
 */
export const tablesOfPeople: Readonly<Record<string, TableOfPeople>> = {
  account_deletions: { exported: ['deletion'], erased: 'goes', inDemo: own },
  account_exports: { exported: ['exports'], erased: 'goes', inDemo: own },
  accounts: { exported: ['account'], erased: 'goes', inDemo: true },
  answer_history: { exported: ['answer_history'], erased: 'emptied', inDemo: true },
  answers: { exported: ['answers'], erased: 'emptied', inDemo: true },
  api_tokens: { exported: ['api_tokens'], erased: 'goes', inDemo: own },
  attendance_marks: { exported: ['attendance'], erased: 'emptied', inDemo: true },
  audit_log: { exported: ['audit'], erased: 'emptied', inDemo: own },
  bank_transfer_parts: { exported: inPayments, erased: forTaxes, inDemo: own },
  bank_transfers: { exported: inPayments, erased: forTaxes, inDemo: own },
  bill_checkouts: { exported: inPayments, erased: forTaxes, inDemo: own },
  bill_entries: { exported: ['payments'], erased: forTaxes, inDemo: true },
  bill_instalments: { exported: ['bills'], erased: forTaxes, inDemo: true },
  bill_lines: { exported: ['bill_lines'], erased: 'emptied', inDemo: true },
  bill_refunds: { exported: inPayments, erased: forTaxes, inDemo: own },
  bill_requests: { exported: ['asked_to_pay_less'], erased: 'emptied', inDemo: own },
  bills: { exported: ['bills'], erased: 'emptied', inDemo: true },
  calendar_entries: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  calendar_feeds: {
    exported: because('how often a link was made anew; the link itself is stored nowhere'),
    erased: 'goes',
    inDemo: own,
  },
  calendar_imports: {
    exported: because('an address the team follows; its events are in events_made'),
    erased: ofTheTeam,
    inDemo: own,
  },
  checkouts: { exported: ofItsPlan, erased: ofTheTeam, inDemo: own },
  club_invitations: { exported: ['club_invitations'], erased: 'emptied', inDemo: own },
  club_managers: { exported: ['clubs'], erased: 'goes', inDemo: true },
  club_seasons: { exported: ['club_seasons'], erased: ofTheTeam, inDemo: own },
  clubs: { exported: ['clubs'], erased: 'emptied', inDemo: true },
  collection_fee_sizes: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  collection_fees: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  collection_fields: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  collection_invitations: { exported: ['asked_to_pay'], erased: 'emptied', inDemo: true },
  collections: { exported: ['collections_made'], erased: 'emptied', inDemo: true },
  child_erasures: {
    exported: because('a wish that ends within two weeks; guardians have letters about it'),
    erased: ofTheTeam,
    inDemo: own,
  },
  pending_birth_dates: { exported: because('the family is asked'), erased: ofTheTeam, inDemo: own },
  age_transitions: { exported: ['memberships', 'children'], erased: ofTheTeam, inDemo: own },
  conversation_participants: {
    exported: because('who was named in a conversation; what one wrote is in messages'),
    erased: ofTheTeam,
    inDemo: true,
  },
  conversation_readers: { exported: ['conversations'], erased: 'goes', inDemo: true },
  conversations: { exported: ['conversations'], erased: ofTheTeam, inDemo: true },
  consents: { exported: ['consents'], erased: 'emptied', inDemo: true },
  custom_fields: { exported: ['memberships', 'children'], erased: ofTheTeam, inDemo: true },
  event_comments: { exported: ['event_comments'], erased: 'goes', inDemo: own },
  event_files: {
    exported: because('which event a file goes with; the file is in files'),
    erased: ofTheTeam,
    inDemo: own,
  },
  event_reminders: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  event_views: { exported: ['changes_seen'], erased: 'goes', inDemo: own },
  event_guests: { exported: ['guest_at'], erased: ofTheTeam, inDemo: own },
  daily_summaries: { exported: ['daily_summary'], erased: 'goes', inDemo: own },
  emergency_contacts: { exported: ['emergency_contacts'], erased: 'emptied', inDemo: true },
  event_invitees: { exported: ['asked_to_events'], erased: ofTheTeam, inDemo: own },
  event_series: {
    exported: because('a rule on the clock; its events are in events_made'),
    erased: ofTheTeam,
    inDemo: true,
  },
  events: { exported: ['events_made'], erased: ofTheTeam, inDemo: true },
  files: { exported: ['files'], erased: 'emptied', inDemo: own },
  former_club_managers: {
    exported: because('that somebody managed a club until some days ago; goes by itself'),
    erased: 'goes',
    inDemo: own,
  },
  guardians: { exported: ['guardianships'], erased: 'emptied', inDemo: true },
  guardianships: { exported: ['guardianships'], erased: 'emptied', inDemo: true },
  health_access_log: { exported: ['health_access_log'], erased: 'emptied', inDemo: own },
  health_records: { exported: ['health'], erased: 'emptied', inDemo: true },
  idempotency_keys: {
    exported: because('repeats what the other lists say'),
    erased: 'emptied',
    inDemo: own,
  },
  import_progress: {
    exported: because('how far an import is, for the seconds it takes'),
    erased: 'goes',
    inDemo: own,
  },
  invitation_emails: {
    exported: because('that a letter went out; whom it invited is in invitations'),
    erased: because('goes with the invitation it is about'),
    inDemo: own,
  },
  invitations: { exported: ['invitations'], erased: 'emptied', inDemo: true },
  join_requests: { exported: ['join_requests'], erased: 'goes', inDemo: true },
  league_adjustments: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_imports: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_knockouts: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_lots: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_matches: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  league_seeds: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_stage_teams: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_stages: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  league_teams: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  archived_ledger_readers: {
    exported: because('which books of a team that is gone one may read; they are shown beside'),
    erased: 'goes',
    inDemo: own,
  },
  archived_ledgers: { exported: namesNobody, erased: forTaxes, inDemo: own },
  leagues: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  email_opt_outs: { exported: ['letters_stopped'], erased: 'goes', inDemo: own },
  line_up_players: { exported: ['line_ups'], erased: ofTheTeam, inDemo: true },
  line_ups: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  mails: { exported: ['letters'], erased: 'emptied', inDemo: own },
  match_changes: {
    exported: because('what stood in a match before somebody corrected it'),
    erased: ofTheTeam,
    inDemo: own,
  },
  match_clock_marks: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  match_days: { exported: ['match_reports', 'scorer_at'], erased: ofTheTeam, inDemo: true },
  match_event_changes: {
    exported: because('what stood there before somebody corrected what is in match_events'),
    erased: ofTheTeam,
    inDemo: own,
  },
  match_events: { exported: ['match_events'], erased: ofTheTeam, inDemo: true },
  match_sheets: {
    exported: because('what two clubs agreed on; whoever wrote for the other has no account here'),
    erased: ofTheTeam,
    inDemo: own,
  },
  match_votes: { exported: ['match_votes'], erased: ofTheTeam, inDemo: true },
  member_files: { exported: ['member_files'], erased: 'emptied', inDemo: own },
  members: { exported: ['memberships', 'children'], erased: 'emptied', inDemo: true },
  message_files: {
    exported: because('which message a file goes with; the file is in files'),
    erased: ofTheTeam,
    inDemo: own,
  },
  message_reactions: { exported: ['message_reactions'], erased: 'goes', inDemo: own },
  message_revisions: {
    exported: because('what a message said before; kept for the safeguarding person alone'),
    erased: because('what was said is evidence; it goes with its team'),
    inDemo: own,
  },
  messages: {
    exported: ['messages'],
    erased: because('what was said stays, said by a former member'),
    inDemo: true,
  },
  moved_answers: { exported: ['moved_answers'], erased: ofTheTeam, inDemo: own },
  photo_opt_outs: {
    exported: because('nobody may learn from it where a child was forbidden to be shown'),
    erased: 'emptied',
    inDemo: own,
  },
  newsletter_recipients: {
    exported: because('who is to get a newsletter, for some weeks; those written are in letters'),
    erased: 'goes',
    inDemo: own,
  },
  newsletters: {
    exported: because('a letter of the operator; who wrote it is in audit'),
    erased: because('the letter stays; whoever is gone cannot be found by it'),
    inDemo: own,
  },
  notification_days: {
    exported: because('how often a person was disturbed today, a number'),
    erased: 'goes',
    inDemo: own,
  },
  notification_emails: {
    exported: because('letters to be written within a day; those written are in letters'),
    erased: 'goes',
    inDemo: own,
  },
  notification_pushes: {
    exported: because('pushes to be sent within a day; what they tell is in notifications'),
    erased: 'goes',
    inDemo: own,
  },
  notification_summaries: {
    exported: because('what goes into a letter within a day; those written are in letters'),
    erased: 'goes',
    inDemo: own,
  },
  notifications: { exported: ['notifications'], erased: 'goes', inDemo: own },
  opponents: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  push_devices: { exported: ['push_devices'], erased: 'goes', inDemo: own },
  receipt_documents: {
    exported: because(
      'what receipts said when they were handed out; it stands in bills and payments',
    ),
    erased: forTaxes,
    inDemo: own,
  },
  receipts: {
    exported: because('numbers of what was handed out; what it proves is in payments'),
    erased: forTaxes,
    inDemo: own,
  },
  roll_over_moves: {
    exported: because('ids of two roster rows, which are in memberships and children'),
    erased: ofTheTeam,
    inDemo: own,
  },
  roll_overs: { exported: ['roll_overs'], erased: ofTheTeam, inDemo: own },
  payout_accounts: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  payment_customers: { exported: ofItsPlan, erased: ofTheTeam, inDemo: own },
  payment_events: { exported: ofItsPlan, erased: ofTheTeam, inDemo: own },
  payment_notices: { exported: ofItsPlan, erased: ofTheTeam, inDemo: own },
  pending_changes: {
    exported: because('which change is told within minutes; the message is in notifications'),
    erased: ofTheTeam,
    inDemo: own,
  },
  photo_consent_requests: { exported: namesNobody, erased: 'emptied', inDemo: own },
  poll_votes: { exported: ['poll_votes'], erased: 'goes', inDemo: true },
  polls: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  reports: {
    exported: ['reports_made'],
    erased: because('what was reported is evidence; nobody can be found by it any more'),
    inDemo: own,
  },
  roster_imports: { exported: ['roster_imports'], erased: 'emptied', inDemo: own },
  seasons: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  staff_checks: { exported: ['staff_checks'], erased: 'goes', inDemo: own },
  subscription_payments: { exported: ofItsPlan, erased: ofTheTeam, inDemo: own },
  subscriptions: { exported: ofItsPlan, erased: ofTheTeam, inDemo: own },
  task_assignments: { exported: ['tasks_at_events'], erased: ofTheTeam, inDemo: own },
  tasks: { exported: ['tasks'], erased: ofTheTeam, inDemo: true },
  team_mutes: { exported: ['muted_teams'], erased: 'goes', inDemo: own },
  team_reminders: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  teams: { exported: ['teams_made'], erased: 'emptied', inDemo: true },
  text_messages: { exported: ['text_messages'], erased: 'emptied', inDemo: own },
  unavailabilities: { exported: ['unavailabilities'], erased: 'emptied', inDemo: true },
  venues: { exported: namesNobody, erased: ofTheTeam, inDemo: true },
  webhook_deliveries: { exported: namesNobody, erased: ofTheTeam, inDemo: own },
  webhooks: {
    exported: because('where a team sends its news; the secret in it is sealed'),
    erased: ofTheTeam,
    inDemo: own,
  },
  weekly_reports: {
    exported: because('the last week whose report was written; the letter is in letters'),
    erased: 'goes',
    inDemo: own,
  },

  'auth.factor_objections': { exported: secret, erased: 'goes', inDemo: own },
  'auth.flow_state': { exported: secret, erased: 'goes', inDemo: own },
  'auth.identities': { exported: ['identities'], erased: 'goes', inDemo: true },
  'auth.known_devices': { exported: ['devices'], erased: 'goes', inDemo: own },
  'auth.mfa_amr_claims': { exported: ['sessions'], erased: 'goes', inDemo: own },
  'auth.mfa_challenges': { exported: secret, erased: 'goes', inDemo: own },
  'auth.mfa_factors': { exported: ['second_factors'], erased: 'goes', inDemo: own },
  'auth.mfa_recovery_codes': { exported: ['recovery_codes'], erased: 'goes', inDemo: own },
  'auth.one_time_tokens': { exported: secret, erased: 'goes', inDemo: own },
  'auth.refresh_tokens': { exported: secret, erased: 'goes', inDemo: own },
  'auth.sessions': { exported: ['sessions'], erased: 'goes', inDemo: own },
  'auth.users': { exported: ['sign_in'], erased: 'goes', inDemo: true },
  outbox: { exported: because('ids of news, for two days'), erased: byAge, inDemo: own },
}

/**
 * Where each table is in a Citus cluster. Team rows are distributed by `team_id` and co-located, so
 * a team's statement runs on one node. Tables joined with them are on every node; the rest stay on
 * the coordinator.
 */
export type Place = 'by_team' | 'every_node' | 'coordinator'

const tables: Readonly<Record<Place, string>> = {
  by_team: `
    age_transitions answer_history answers attendance_forecasts attendance_marks bank_transfer_parts bank_transfers bill_checkouts
    bill_entries bill_instalments bill_lines bill_refunds bill_reminders bill_requests bills calendar_entries
    calendar_imports cash_box_entries cash_box_items cash_boxes checkouts child_erasures club_document_members club_document_teams club_membership_rows club_transfer_parts collection_fee_sizes
    collection_fees collection_fields collection_invitations collections consents conversation_participants
    conversation_readers conversations custom_fields debit_items donation_receipt_entries dues_charges
    emergency_contacts event_comments event_files event_guests event_invitees event_reminders event_series
    event_views events guardians guardianships hand_over_notes health_access_log health_records home_plans import_sessions
    invitation_emails invitations join_requests league_adjustments league_imports league_knockouts league_lots
    league_matches league_seeds league_stage_teams league_stages league_teams leagues lift_choices lift_offers lift_requests
    lift_seats line_up_players line_ups
    match_changes match_clock_marks match_days match_event_changes match_events match_sheets match_votes
    member_files members message_files message_reactions message_revisions messages moved_answers
    notification_emails opponents payment_notices pending_birth_dates pending_changes photo_albums photo_checks photo_consent_requests
    photo_opt_outs photo_uploads photos poll_votes polls receipt_documents receipts reports roster_imports seasons
    subscription_payments subscriptions task_assignments tasks team_fixtures team_mutes team_reminders
    unavailabilities venues webhook_deliveries webhooks`,
  every_node: `
    account_deletions account_exports accounting_settings accounts address_opt_outs calendar_feeds
    club_document_records club_documents club_filters club_fixture_imports club_fixture_names club_import_sessions club_imports
    club_invitations club_membership_changes club_memberships club_roles club_seasons club_transfers club_venues clubs
    daily_summaries debit_creditors debit_mandates debit_runs donation_entitlements donation_receipts donors dues_plans dues_runs dues_schedules
    email_opt_outs files former_club_roles installation payment_customers payment_events payout_accounts
    registration_forms registration_people registrations reminder_settings roll_over_moves roll_overs
    season_plan_rows season_plans season_publications
    staff_checks teams venue_closures websites weekly_reports`,
  coordinator: `
    announcements api_tokens archived_entries archived_ledger_readers archived_ledgers archived_receipts
    audit_log auth.factor_objections auth.flow_state auth.identities auth.known_devices auth.mfa_amr_claims
    auth.mfa_challenges auth.mfa_factors auth.mfa_recovery_codes auth.one_time_tokens auth.refresh_tokens
    auth.sessions auth.signing_keys auth.used_captchas auth.users calendar_sources idempotency_keys
    mail_counts mails newsletter_recipients newsletter_texts newsletters notification_days
    notification_pushes notification_summaries notifications oauth_clients oauth_codes oauth_refresh_tokens
    outbox push_devices push_keys rate_limits
    sandbox schema_migrations site_pages text_messages`,
}

export const placeOf: ReadonlyMap<string, Place> = new Map(
  (['by_team', 'every_node', 'coordinator'] as const).flatMap((place) =>
    namesIn(tables[place]).map((name) => [name, place] as const),
  ),
)

function namesIn(list: string): string[] {
  return list.trim().split(/\s+/)
}

/**
 * Statements that read and write across teams: by reason, how rows are found and in which tables.
 */
const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a list of teams that was checked before: of a club, of a person, of a roll-over': {
    'of several teams':
      'age_transitions bank_transfers bills club_document_members collections consents conversations custom_fields dues_charges event_guests events guardians guardianships home_plans join_requests league_matches league_stages match_changes members messages payment_notices photo_opt_outs seasons subscriptions teams unavailabilities webhooks',
  },
  'people of another team: guests of an event or match, and those who moved': {
    'by account_id, id': 'guardians',
    'by choice_id, choice_team_id': 'match_votes',
    'by guest_team_id, member_id': 'event_guests',
    'by id': 'members',
    'by member_id, member_team_id': 'match_events',
    'by member_id, roster_team_id':
      'answer_history answers attendance_marks lift_requests line_up_players moved_answers photo_checks',
    'by partner_id, partner_team_id': 'match_events',
    'by voter_id, voter_team_id': 'match_votes',
    'of a team that a row names': 'club_membership_rows events members teams',
  },
  "an account's own, in all its teams: pages, limits and erasure": {
    'by account_id':
      'account_exports calendar_feeds guardians import_sessions join_requests members notifications',
    'by account_id, collection_id': 'bills',
    'by account_id, id': 'join_requests notifications',
    'by author_id': 'messages',
    'by author_id, client_id': 'messages',
    'by reported_by': 'reports',
    'by started_by': 'conversations',
    'by uploaded_by': 'files',
  },
  'pages of a club': {
    'by club_id': 'teams',
    'by club_id, document_id': 'club_document_members club_document_teams',
    'by club_id, document_id, member_id': 'club_document_members',
    'by club_id, entry_id, receipt_id': 'donation_receipt_entries',
    'by club_id, transfer_id': 'club_transfer_parts',
    'by club_id, run_id': 'debit_items',
    'by club_season_id': 'seasons',
    'by dues_run_id': 'collections',
    'by dues_run_id, id': 'collections',
    'by group_id': 'events',
    'by id': 'bills',
    'by state': 'registration_people',
  },
  'registrations with a club, or a team without one': {
    'by date_of_birth, id, search_name': 'members',
    'by id, owner_id': 'registration_people',
    'by id, owner_id, state': 'registration_people',
    'by owner_id': 'registration_forms registration_people',
    'by owner_id, registration_id': 'registration_people',
    'by owner_id, version': 'registration_forms',
  },
  'the season of a club, or of one team': {
    'by owner_id': 'season_plans',
  },
  'an address or code, which is all that a visitor sends': {
    'by join_code': 'teams',
    'by key': 'collections registration_forms',
    'by public_slug': 'leagues',
    'by slug': 'websites',
  },
  'rows that may be of no team': {
    'by id': 'files mails websites',
    'by id, version': 'websites',
    'by id, kind, purpose, uploaded_by': 'files',
    'by inserting': 'files',
    'by kind': 'notifications',
    'by state': 'mails',
  },
  'whether another team has an id already': {
    'by id': 'collection_fee_sizes collection_fees collection_fields league_stages',
  },
}

export const acrossTeams: readonly string[] = Object.values(reasons)
  .flatMap((found) => Object.entries(found))
  .flatMap(([how, tables]) => tables.split(' ').map((table) => `${table} ${how}`))
  .toSorted()

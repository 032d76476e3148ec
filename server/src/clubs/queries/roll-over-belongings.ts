import { sql, type RawBuilder } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import { movesTable, type RollOverToSave } from './roll-over-moves.ts'

/**
 * Copies to the new row: latest consents, coming absences, photo opt-out, two homes,
 * the transfer at 18, and documents of the club.
 * Health data and its consent stay, because guardians decide about new coaches.
 */
export async function copyBelongings(tx: Transaction, made: RollOverToSave): Promise<void> {
  const at = sql`'created_at', ${made.at}::timestamptz, 'updated_at', ${made.at}::timestamptz`
  await carry(tx, made, {
    table: 'consents',
    which: sql`and thing.kind <> 'health' and not exists (
      select from consents as newer where newer.team_id = thing.team_id
        and newer.member_id = thing.member_id and newer.kind = thing.kind
        and newer.given_by is not distinct from thing.given_by
        and (newer.given_at, newer.id) > (thing.given_at, thing.id))`,
    // A guardian of the old team is no guardian of the new one: their account says who gave it.
    with: sql`'id', gen_random_uuid(), 'given_guardian_id', null, 'given_by', coalesce(thing.given_by,
      (select g.account_id from guardians g
        where g.team_id = thing.team_id and g.id = thing.given_guardian_id))`,
  })
  await carry(tx, made, {
    table: 'unavailabilities',
    which: sql`and thing.last_day >= ${made.at}::date`,
    with: sql`'id', gen_random_uuid(), 'version', 1, ${at}`,
  })
  await carry(tx, made, { table: 'photo_opt_outs' })
  await carry(tx, made, { table: 'age_transitions' })
  await carry(tx, made, {
    table: 'home_plans',
    which: sql`and ${guardianThere('first_guardian_id')} is not null
      and ${guardianThere('second_guardian_id')} is not null`,
    with: sql`'id', gen_random_uuid(), 'first_guardian_id', ${guardianThere('first_guardian_id')},
      'second_guardian_id', ${guardianThere('second_guardian_id')},
      'proposed_by', ${guardianThere('proposed_by')}`,
  })
  await carry(tx, made, { table: 'club_document_members' })
  await sql`
    insert into club_document_teams (team_id, document_id, club_id)
    select distinct move."toTeamId", sent.document_id, sent.club_id
    from ${movesTable(made.moves)}
    join club_document_members as sent
      on sent.team_id = move."toTeamId" and sent.member_id = move."toMemberId"
    on conflict do nothing`.execute(tx)
  // Prevents billing a period twice, although the bill stays in the old team.
  await carry(tx, made, { table: 'dues_charges', with: sql`'bill_id', null` })
}

/** SQL: the guardian of the new row with the account of the old one's. */
function guardianThere(column: string) {
  return sql`(select g.id from guardians old
    join guardians g on g.team_id = move."toTeamId" and g.account_id = old.account_id
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
      and care.member_id = move."toMemberId"
    where old.team_id = thing.team_id and old.id = ${sql.ref(`thing.${column}`)})`
}

interface Carried {
  readonly table: string
  readonly which?: RawBuilder<unknown>
  /** Columns with other values. */
  readonly with?: RawBuilder<unknown>
}

async function carry(tx: Transaction, { moves }: RollOverToSave, carried: Carried): Promise<void> {
  const { table, which = sql`` } = carried
  const changes = carried.with === undefined ? sql`` : sql`, ${carried.with}`
  await sql`
    insert into ${sql.table(table)}
    select fresh.* from ${movesTable(moves)}
    join ${sql.table(table)} as thing
      on thing.team_id = move."fromTeamId" and thing.member_id = move."memberId" ${which}
    cross join lateral jsonb_populate_record(thing, jsonb_build_object(
      'team_id', move."toTeamId", 'member_id', move."toMemberId"${changes})) as fresh`.execute(tx)
}

/** Rows that show the person is used in the new team and would be deleted with it. */
const traces = [
  ...['conversation_participants', 'event_invitees', 'invitations', 'join_requests'].map((table) =>
    usageIn(table),
  ),
  ...['reports', 'task_assignments', 'cash_box_entries'].map((table) => usageIn(table)),
  ...['health_records', 'health_access_log', 'photo_consent_requests', 'member_files'].map(
    (table) => usageIn(table),
  ),
  ...[
    'photo_checks',
    'answers',
    'answer_history',
    'moved_answers',
    'attendance_marks',
    'lift_requests',
  ].map((table) => usageIn(table, { team: 'roster_team_id' })),
  usageIn('event_guests', { team: 'guest_team_id' }),
  usageIn('tasks', { member: 'assignee_id' }),
  usageIn('line_up_players', { team: 'roster_team_id' }),
  usageIn('match_days', { member: 'scorer_id' }),
  usageIn('match_events', { team: 'member_team_id' }),
  usageIn('match_events', { team: 'partner_team_id', member: 'partner_id' }),
  usageIn('match_votes', { team: 'voter_team_id', member: 'voter_id' }),
  usageIn('match_votes', { team: 'choice_team_id', member: 'choice_id' }),
  // Copied rows; only later ones count.
  usageIn('unavailabilities', {
    since: sql`(thing.created_at > roll_over.created_at or thing.version > 1)`,
  }),
  usageIn('consents', { since: sql`thing.given_at > roll_over.created_at` }),
  usageIn('club_document_members', {
    since: sql`exists (select from club_documents as document
      where document.club_id = thing.club_id and document.id = thing.document_id
        and document.updated_at > roll_over.created_at)`,
  }),
  usageIn('photo_opt_outs', { since: sql`thing.set_at > roll_over.created_at` }),
  usageIn('home_plans', { since: sql`thing.proposed_at > roll_over.created_at` }),
  usageIn('hand_over_notes', { since: sql`thing.written_at > roll_over.created_at` }),
  usageIn('age_transitions', {
    since: sql`greatest(thing.notified_at, thing.took_over_at) > roll_over.created_at`,
  }),
  usageIn('guardianships', {
    since: sql`greatest(thing.created_at, thing.verified_at, thing.blocked_at) > roll_over.created_at`,
  }),
]

/** True for a row `later` that has been used since its `roll_over`. */
export const isInUse = sql<boolean>`(${sql.join(traces, sql` or `)})`

interface Where {
  readonly team?: string
  readonly member?: string
  readonly since?: RawBuilder<unknown>
}

function usageIn(table: string, { team, member, since = sql`true` }: Where = {}) {
  return sql`exists (select from ${sql.table(table)} as thing
    where ${sql.ref(`thing.${team ?? 'team_id'}`)} = later.team_id
      and ${sql.ref(`thing.${member ?? 'member_id'}`)} = later.id and ${since})`
}

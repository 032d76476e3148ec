import { rollOver, rollOverUndoResult } from '@touchline/contract/clubs/shapes/roll-over'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { names, openSeasonChange } from '../testing/season.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-06-20T09:00:00.000Z')
const { as, aSeason, rosterOf } = openSeasonChange(platform)

async function rolled() {
  const season = await aSeason()
  const { nina, leo, move, roll, manager, path, old } = season
  const made = rollOver.parse((await roll([move(nina), move(leo)])).body)
  const undo = () => as(manager)(`POST ${path}/${made.id}/undo`, {})
  const there = await rosterOf(old)
  const idOf = (name: string) => there.find(({ firstName }) => firstName === name)?.id ?? ''
  return { ...season, made, undo, idOf }
}

test('moves everyone back without leftovers in the new team', async () => {
  const { undo, young, old } = await rolled()
  expect(rollOverUndoResult.parse((await undo()).body)).toEqual({
    backCount: 2,
    stayingCount: 0,
    staying: [],
  })
  expect(names(await rosterOf(young))).toEqual(['Leo', 'Mia', 'Nina'])
  expect(await rosterOf(old)).toEqual([])
  const parents = await database
    .selectFrom('guardians')
    .select('id')
    .where('team_id', '=', old)
    .execute()
  expect(parents).toEqual([])
  expect(await undo()).toMatchObject({ status: 410, code: 'already_used' })
})

test.each([
  ['edited', (id: string) => sql`update members set version = 2 where id = ${id}`],
  ['archived', (id: string) => sql`update members set archived_at = now() where id = ${id}`],
  [
    'in_use',
    (id: string) => sql`
      insert into consents (id, team_id, member_id, kind, state, text_version, given_by, given_as, given_at)
      select ${newId()}, team_id, id, 'membership', 'yes', '1', ${newId()}, 'self', '2026-06-21'
      from members where id = ${id}`,
  ],
  [
    'back_already',
    (id: string) => sql`
      update members set archived_at = null where id =
        (select from_member_id from roll_over_moves where to_member_id = ${id})`,
  ],
])('people %s since stay, and are listed', async (why, happen) => {
  const { undo, idOf, old } = await rolled()
  await happen(idOf('Nina')).execute(database)
  const undone = rollOverUndoResult.parse((await undo()).body)
  expect(undone).toMatchObject({
    backCount: 1,
    staying: [{ memberId: idOf('Nina'), teamId: old, name: 'Nina Ruiz', why }],
  })
  expect(await undo()).toMatchObject({ status: 200, body: { backCount: 0, stayingCount: 1 } })
})

test('is offered for thirty days', async () => {
  const { undo, manager, path } = await rolled()
  platform.setClock('2026-07-20T09:00:00.000Z')
  expect(await undo()).toMatchObject({ status: 410, code: 'expired' })
  expect((await as(manager)(`GET ${path}`)).body).toMatchObject({
    rollOvers: [{ mayUndo: false, undoneAt: null }],
  })
  platform.setClock('2026-06-20T09:00:00.000Z')
})

/**
 * Decides for each table that refers to members whether its rows move, and whether they prevent an
 * undo.
 */
test('covers every table that refers to members', async () => {
  const found = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'members'::regclass order by 1`.execute(database)
  expect(found.rows.map(({ name }) => name)).toEqual([
    'age_transitions',
    'answer_history',
    'answers',
    'attendance_marks',
    'bill_lines',
    'cash_box_entries',
    'child_erasures',
    'club_document_members',
    'club_membership_rows',
    'collection_invitations',
    'consents',
    'conversation_participants',
    'dues_charges',
    'event_guests',
    'event_invitees',
    'guardianships',
    'hand_over_notes',
    'health_access_log',
    'health_records',
    'home_plans',
    'invitations',
    'join_requests',
    'lift_requests',
    'line_up_players',
    'match_days',
    'match_events',
    'match_votes',
    'member_files',
    'moved_answers',
    'pending_birth_dates',
    'photo_checks',
    'photo_consent_requests',
    'photo_opt_outs',
    'reports',
    'roll_over_moves',
    'task_assignments',
    'tasks',
    'unavailabilities',
  ])
})

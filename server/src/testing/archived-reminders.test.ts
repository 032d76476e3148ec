import type { Reminders } from '@touchline/contract/teams/shapes/reminders'
import type { Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { remindByRules } from '#server/events/commands/remind-by-rules.ts'
import { requireEventPage } from '#server/events/queries/page.ts'
import { anEvent, aPlayingTeam } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { findReminders, saveReminders } from '#server/teams/queries/reminders.ts'

import { withRows, type Files } from './support/archive-files.ts'
import { importingTo } from './support/importing-archives.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
let coach: Actor
let archive: Buffer

/** A team that reminds a week before, an event with its own rules, and one without reminders. */
beforeAll(async () => {
  coach = (await aPlayingTeam(database)).coach
  await chosen({ silent: [168], going: [] })
  const own = { silent: [2], going: [6, 12] } satisfies Reminders
  await anEvent(database, coach, { title: 'Own', date: '2026-03-20', reminders: own })
  const quiet = await anEvent(database, coach, { title: 'Quiet', date: '2026-03-21' })
  await sql`update events set is_reminded = false where id = ${quiet}`.execute(database)
  await anEvent(database, coach, { title: 'Usual', date: '2026-03-18' })
  archive = await bringing().packed(coach.teamId)
})

const bringing = () => importingTo(database, { accountId: coach.accountId, now })

async function chosen(reminders: Reminders): Promise<void> {
  await database
    .transaction()
    .execute((tx) => saveReminders(tx, coach.teamId, { ...reminders, now }))
}

async function broughtAs(sent: Buffer): Promise<Actor> {
  const teamId = await bringing().imported(sent)
  return requirePerson(database, { accountId: coach.accountId, teamId })
}

/** The reminder settings of the team and each event. */
async function contentsFor(actor: Actor) {
  const { teamId } = actor
  const found = await sql<{ id: string; title: string; isReminded: boolean }>`
    select id, title, is_reminded as "isReminded" from events
    where team_id = ${teamId} order by title`.execute(database)
  const events = found.rows.map(async ({ id, ...event }) => {
    const { reminders } = await requireEventPage(database, actor, { teamId, eventId: id })
    return { ...event, reminders }
  })
  return { team: await findReminders(database, teamId), events: await Promise.all(events) }
}

test('reminds in the copy when the team does, event by event', async () => {
  const before = await contentsFor(coach)
  expect(before).toEqual({
    team: { silent: [168], going: [] },
    events: [
      { title: 'Own', isReminded: true, reminders: { silent: [2], going: [6, 12] } },
      { title: 'Quiet', isReminded: false, reminders: { silent: [], going: [] } },
      { title: 'Usual', isReminded: true, reminders: null },
    ],
  })
  expect(await contentsFor(await broughtAs(archive))).toEqual(before)
})

test('keeps the default reminders of a team that chose none', async () => {
  await database.deleteFrom('team_reminders').where('team_id', '=', coach.teamId).execute()
  const copy = await broughtAs(await bringing().packed(coach.teamId))
  const rows = sql`select from team_reminders where team_id = ${copy.teamId}`.execute(database)
  expect((await rows).rows).toEqual([])
})

test('never sends reminders that were due before the import', async () => {
  const copy = await broughtAs(archive)
  const later = new Date(now.getTime() + 60_000)
  for (const moment of [now, later]) await remindByRules({ ...platform, clock: () => moment })
  const due = sql`select from outbox where name = 'events.reminder_due'
    and payload->>'teamId' = ${copy.teamId}`.execute(database)
  expect((await due).rows).toEqual([])
  expect((await sql`select from mails`.execute(database)).rows).toEqual([])
})

test.each<readonly [what: string, change: (files: Files) => void, file: string]>([
  ['an hour nobody can choose', teamWith({ silent: [5], going: [] }), 'team'],
  [
    'more rules than there are',
    teamWith({ silent: Array.from({ length: 9 }, () => 2), going: [] }),
    'team',
  ],
  ['a rule that is a word', eventsWith({ reminders: 'often' }), 'events'],
  ['half a choice', eventsWith({ reminders: { silent: [2] } }), 'events'],
  ['neither yes nor no', eventsWith({ isReminded: null }), 'events'],
])('refuses %s', async (_, change, file) => {
  await expect(broughtAs(withRows(archive, change))).rejects.toMatchObject({
    code: 'archive_damaged',
    data: { file: `data/${file}.jsonl`, row: 1 },
  })
})

function teamWith(reminders: unknown) {
  return (files: Files) => {
    files.team = (files.team ?? []).map((row) => ({ ...row, reminders }))
  }
}

function eventsWith(change: Readonly<Record<string, unknown>>) {
  return (files: Files) => {
    files.events = (files.events ?? []).map((row) => ({ ...row, ...change }))
  }
}

test('uses the default reminders for an archive without any', async () => {
  const older = withRows(archive, asFour, 4)
  const { team, events } = await contentsFor(await broughtAs(older))
  expect(team).toEqual({ silent: [48], going: [24] })
  expect(events.map(({ isReminded, reminders }) => [isReminded, reminders])).toEqual(
    events.map(() => [true, null]),
  )
})

function asFour(files: Files): void {
  files.team = (files.team ?? []).map(({ reminders: _reminders, ...row }) => row)
  files.events = (files.events ?? []).map(
    ({ series: _s, occurrence: _o, ownFields: _f, reminders: _r, isReminded: _i, ...row }) => row,
  )
}

import type { EventChange } from '@touchline/contract/events/shapes/draft'
import type { Scope } from '@touchline/domain/events/scopes'
import type { Actor } from '@touchline/domain/teams/actor'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { changeEvent } from '#server/events/commands/edit.ts'
import { findEvents } from '#server/events/queries/calendar.ts'
import { excludeDate } from '#server/events/queries/dates.ts'
import { requireEventPage } from '#server/events/queries/page.ts'
import { aPlayingTeam, now, someEvents } from '#server/events/testing/playing-team.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { withManifest, withRows, type Files, type Row } from './support/archive-files.ts'
import { importingTo } from './support/importing-archives.ts'

const { database } = await testDatabase()

let coach: Actor
let archive: Buffer

/**
 * Tuesdays at 18:00 from 10 March: one deleted, one moved to another hall, the last two split off.
 */
beforeEach(async () => {
  const team = await aPlayingTeam(database)
  coach = team.coach
  const ids = await someEvents(database, coach, {
    date: '2026-03-10',
    startTime: '18:00',
    endTime: '19:30',
    repeat: { every: 'week', ends: { kind: 'count', count: 7 } },
  })
  await someEvents(database, coach, { date: '2026-03-29', title: 'Alone' })
  const [, deleted = '', hall = '', , , cut = ''] = ids
  const key = { teamId: coach.teamId, seriesId: await seriesIdOf(deleted) }
  await sql`delete from events where id = ${deleted}`.execute(database)
  await database.transaction().execute((tx) => excludeDate(tx, key, '2026-03-17T18:00'))
  await edit(coach, hall, { scope: 'one', changes: { location: 'Hall' } })
  await edit(coach, cut, { scope: 'following', changes: { startTime: '20:00', endTime: '21:00' } })
  archive = await importingTo(database, { accountId: coach.accountId, now }).packed(coach.teamId)
})

async function seriesIdOf(eventId: string): Promise<string> {
  const found = await sql<{ id: string }>`
    select series_id as id from events where id = ${eventId}`.execute(database)
  return found.rows[0]?.id ?? ''
}

async function edit(
  actor: Actor,
  eventId: string,
  { scope, changes }: { readonly scope: Scope; readonly changes: EventChange },
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select version from events where id = ${eventId}`.execute(database)
  const version = rows[0]?.version ?? 0
  await database
    .transaction()
    .execute((tx) => changeEvent(tx, { actor, now, eventId }, { scope, version, changes }))
}

async function broughtAs(sent: Buffer): Promise<Actor> {
  const { accountId } = coach
  const teamId = await importingTo(database, { accountId, now }).imported(sent)
  return requirePerson(database, { accountId, teamId })
}

/** The calendar and page of each date, with series numbered in order of appearance. */
async function contentsFor(actor: Actor) {
  const window = { from: '2026-03-01', to: '2026-06-30', limit: 100 }
  const { events } = await findEvents(database, actor, window)
  const series = [...new Set(events.flatMap(({ seriesId }) => seriesId ?? []))]
  return Promise.all(
    events.map(async ({ id, startsLocal, title, location, seriesId }) => {
      const key = { teamId: actor.teamId, eventId: id }
      const { rule, comingDates } = await requireEventPage(database, actor, key)
      const place = seriesId === null ? null : series.indexOf(seriesId)
      return { startsLocal, title, location, place, rule, comingDates }
    }),
  )
}

async function idOn(actor: Actor, day: string): Promise<string> {
  const found = await sql<{ id: string }>`
    select id from events where team_id = ${actor.teamId} and starts_at::date = ${day}`.execute(
    database,
  )
  return found.rows[0]?.id ?? ''
}

test('restores a weekly practice as a series with its moved, deleted and split dates', async () => {
  const copy = await broughtAs(archive)
  const before = await contentsFor(coach)
  expect(before).toHaveLength(7)
  expect(new Set(before.map(({ place }) => place))).toEqual(new Set([0, 1, null]))
  expect(await contentsFor(copy)).toEqual(before)
})

test.each([
  ['one', { title: 'Video' }],
  ['following', { date: '2026-04-01', startTime: '19:00', endTime: '20:00' }],
  ['all', { location: 'Outside', title: 'Training' }],
  ['all', { startTime: '17:00', endTime: '18:00' }],
] as const)(
  'an edit of %s has the same effect on the copy as on the team: %j',
  async (scope, changes) => {
    const copy = await broughtAs(archive)
    for (const actor of [coach, copy])
      await edit(actor, await idOn(actor, '2026-03-31'), { scope, changes })
    const before = await contentsFor(coach)
    expect(before.some(({ location }) => location === 'Hall')).toBe(true)
    expect(await contentsFor(copy)).toEqual(before)
  },
)

test('keeps a deleted date deleted when the series is split again', async () => {
  const copy = await broughtAs(archive)
  const exceptions = async ({ teamId }: Actor) =>
    (
      await sql`select exdates from event_series where team_id = ${teamId} order by id`.execute(
        database,
      )
    ).rows
  expect(await exceptions(copy)).toEqual(await exceptions(coach))
})

const first = (kind: 'series' | 'events', change: Row) => (files: Files) => {
  const [row, ...others] = files[kind] ?? []
  files[kind] = [{ ...row, ...change }, ...others]
}

test.each<readonly [what: string, change: (files: Files) => void, file: string]>([
  ['a rule that is none', first('series', { rule: 'FREQ=SECONDLY;COUNT=9' }), 'series'],
  ['a rule that is a number', first('series', { rule: 7 }), 'series'],
  ['a start on no day', first('series', { starts: '2026-02-30T18:00' }), 'series'],
  ['an exception on no day', first('series', { exceptions: ['whenever'] }), 'series'],
  ['a zone nobody knows', first('series', { timeZone: 'Moon/Base' }), 'series'],
  ['a series of somebody else', first('events', { series: 900 }), 'events'],
  ['a date of a series without its time', first('events', { occurrence: null }), 'events'],
  ['a time by the rule of no series', first('events', { series: null }), 'events'],
  [
    'two dates at one time of a series',
    (files) => files.events?.push({ ...files.events[0] }),
    'events',
  ],
  [
    'more dates than a series has',
    (files) => {
      const [row = {}] = files.events ?? []
      const times = Array.from({ length: 401 }, (_, at) => `2026-03-10T${clockOf(at)}`)
      files.events = times.map((occurrence) => ({ ...row, occurrence }))
    },
    'events',
  ],
])('refuses %s', async (_, change, file) => {
  await expect(broughtAs(withRows(archive, change))).rejects.toMatchObject({
    code: 'archive_damaged',
    data: { file: `data/${file}.jsonl` },
  })
})

function clockOf(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

test('reads an archive without series as single events, and the preview says so', async () => {
  const older = withRows(
    archive,
    (files) => {
      files.events = (files.events ?? []).map(
        ({ series: _series, occurrence: _occurrence, ownFields: _own, ...row }) => row,
      )
    },
    4,
  )
  const dates = await contentsFor(await broughtAs(older))
  expect(dates).toHaveLength(7)
  expect(dates.every(({ place, rule }) => place === null && rule === null)).toBe(true)
  const dated = withManifest(unzipSync(older), { leftOut: ['series', 'a stranger'] })
  const { accountId } = coach
  const { leftOut } = await importingTo(database, { accountId, now }).previewed(dated)
  expect(leftOut).toEqual(['series'])
})

test('refuses a current archive without the file of a kind', async () => {
  const without = withRows(archive, () => undefined, 4)
  await expect(broughtAs(without)).rejects.toMatchObject({ code: 'archive_damaged' })
})

import {
  fixtureImportUndoResult,
  fixtureListResult,
} from '@touchline/contract/events/shapes/fixture-list'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { eventsRoutes } from '../routes.ts'
import { requestsOver } from '../testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { events: eventsRoutes })

const heading = 'Datum;Uhrzeit;Heimmannschaft;Gastmannschaft;Spielstätte;Staffel;Spielkennung'
const first = '14.03.2027;15:00;CD Norte;FC Hafen;Pitch 1;D-Junioren;610001'
const second = '21.03.2027;11:00;FC Süd;CD Norte;Süd-Stadion;C-Junioren;610002'

let manager: string
let clubId: string
let young: string
let old: string

beforeEach(async () => {
  manager = await anAccount(database)
  clubId = await aClub(database, manager)
  young = await aTeam(database, { name: 'U12', clubId })
  old = await aTeam(database, { name: 'U14', clubId })
})

interface Sent {
  readonly lines: readonly string[]
  readonly names?: readonly object[]
  readonly fingerprint?: string
}

async function send({ lines, names = [], fingerprint }: Sent) {
  const base64 = Buffer.from([heading, ...lines].join('\r\n')).toString('base64')
  const body = {
    source: { fileName: 'plan.csv', base64 },
    names,
    ...(fingerprint && { fingerprint }),
  }
  return ask(manager, { method: 'POST', path: `/clubs/${clubId}/fixture-imports`, body })
}

const look = async (lines: readonly string[], names: readonly object[] = []) =>
  fixtureListResult.parse((await send({ lines, names })).body).preview

/** Matches each name to a team, as the screen does, and imports. */
async function bringIn(lines: readonly string[]) {
  const { questions } = await look(lines)
  const names = questions.map(({ key, group }) => ({
    key,
    teamId: group === 'D-Junioren' ? young : old,
  }))
  const { fingerprint } = await look(lines, names)
  return fixtureListResult.parse((await send({ lines, names, fingerprint })).body)
}

async function matches() {
  const found = await sql<object>`
    select e.team_id as team, e.title, e.type, e.home_away as side, e.opponent, e.location,
      to_char(e.starts_at at time zone e.time_zone, 'YYYY-MM-DD HH24:MI') as starts,
      e.cancelled_at is not null as off
    from events e join teams t on t.id = e.team_id where t.club_id = ${clubId}
    order by e.starts_at`.execute(database)
  return found.rows
}

test('asks once which team a name means, and adds each match to its team', async () => {
  const { questions } = await look([first, second])
  expect(questions).toMatchObject([
    { name: 'CD Norte', group: 'D-Junioren', count: 1 },
    { name: 'CD Norte', group: 'C-Junioren', count: 1 },
  ])
  const { imported } = await bringIn([first, second])
  expect(imported).toMatchObject({ created: 2, changed: 0, mayUndo: true })
  expect(await matches()).toEqual([
    {
      team: young,
      title: 'CD Norte – FC Hafen',
      type: 'league-game',
      side: 'home',
      opponent: 'FC Hafen',
      location: 'Pitch 1',
      starts: '2027-03-14 15:00',
      off: false,
    },
    expect.objectContaining({ team: old, side: 'away', opponent: 'FC Süd' }),
  ])
})

test('changes nothing for the same list; a newer one moves and cancels', async () => {
  await bringIn([first, second])
  expect(await look([first, second])).toMatchObject({ created: 0, unchanged: 2, questions: [] })
  const moved = first.replace('15:00', '16:30').replace('14.03.2027', '15.03.2027')
  const { preview } = await bringIn([moved, second])
  expect(preview).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
  expect(await matches()).toMatchObject([{ starts: '2027-03-15 16:30' }, {}])
})

test('undoes an import: removes unused events, keeps answers and moves events back', async () => {
  await bringIn([first])
  const player = await anAccount(database, 'Pau')
  const memberId = await aMember(database, old, { accountId: player, firstName: 'Pau' })
  const { imported } = await bringIn([first.replace('15:00', '16:30'), second])
  const found = await sql<{ id: string }>`select id from events where team_id = ${old}`.execute(
    database,
  )
  await ask(player, {
    method: 'PUT',
    path: `/teams/${old}/events/${found.rows[0]?.id ?? ''}/answers`,
    body: { answers: [{ memberId, answer: 'going' }] },
  })
  const undo = await ask(manager, {
    method: 'POST',
    path: `/clubs/${clubId}/fixture-imports/${imported?.id ?? ''}/undo`,
    body: {},
  })
  expect(fixtureImportUndoResult.parse(undo.body)).toEqual({ removed: 0, movedBack: 1, kept: 1 })
  expect(await matches()).toMatchObject([{ starts: '2027-03-14 15:00' }, { team: old }])
})

test('keeps removed matches removed and does not duplicate manually entered ones', async () => {
  await bringIn([first])
  await sql`delete from events where team_id = ${young}`.execute(database)
  expect(await look([first])).toMatchObject({ created: 0, removed: 1 })
  const byHand = {
    type: 'league-game',
    title: 'FC Süd',
    date: '2027-03-21',
    startTime: '11:00',
    endTime: '13:00',
    opponent: 'fc süd',
  }
  await ask(manager, { method: 'POST', path: `/teams/${old}/events`, body: byHand })
  expect((await bringIn([second])).preview).toMatchObject({ created: 0, unchanged: 1 })
  expect(await matches()).toHaveLength(1)
})

test('refuses invalid lists, unseen lists and other clubs’ teams', async () => {
  const source = {
    fileName: 'a.csv',
    base64: Buffer.from('Name;Ort\nAna;Madrid').toString('base64'),
  }
  const path = `/clubs/${clubId}/fixture-imports`
  const none = await ask(manager, { method: 'POST', path, body: { source } })
  expect([none.status, JSON.stringify(none.body)]).toEqual([
    422,
    expect.stringContaining('not_fixtures'),
  ])
  const { questions } = await look([first])
  const names = questions.map(({ key }) => ({ key, teamId: young }))
  expect((await send({ lines: [first], names, fingerprint: 'guessed' })).body).toMatchObject({
    code: 'changed_meanwhile',
  })
  const strange = questions.map(({ key }) => ({ key, teamId: crypto.randomUUID() }))
  expect((await send({ lines: [first], names: strange })).status).toBe(404)
  const stranger = await anAccount(database)
  expect((await ask(stranger, { method: 'GET', path })).status).toBe(404)
})

test('reads an association’s calendar and lists entries that are no matches', async () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1@liga',
    'DTSTART:20270314T140000Z',
    'DTEND:20270314T160000Z',
    'SUMMARY:CD Norte - FC Hafen',
    'LOCATION:Pitch 1',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2@liga',
    'DTSTART;VALUE=DATE:20270320',
    'SUMMARY:Staffeltag',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  platform.setClock('2026-12-01T09:00:00.000Z')
  const source = { fileName: 'liga.ics', base64: Buffer.from(calendar).toString('base64') }
  const path = `/clubs/${clubId}/fixture-imports`
  const { body } = await ask(manager, { method: 'POST', path, body: { source } })
  const { preview } = fixtureListResult.parse(body)
  expect(preview.questions).toMatchObject([{ name: 'CD Norte' }])
  expect(preview.unread).toEqual([{ line: 2, text: '2027-03-20 Staffeltag', why: 'no_teams' }])
})

import { clubImport, clubImportUndo } from '@touchline/contract/clubs/shapes/import'
import { undoableDays } from '@touchline/domain/members/import/undo'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { aMovingClub, contentOf, exportsOf, textFile } from '../testing/a-move.ts'

const platform = await testPlatform()
const { database } = platform
const now = '2026-11-30T09:00:00.000Z'
platform.setClock(now)
const french = { answers: { phoneCountry: 'FR' } }
const sporteasy = contentOf(await exportsOf('sporteasy'))

function workbook(parts: Readonly<Record<string, Uint8Array>>): Buffer {
  const head = {
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
  }
  return Buffer.from(zipSync({ ...head, ...parts }, { level: 9 }))
}

test.each([
  [
    'a sheet that unpacks to 100 MB',
    () => workbook({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000).fill(32) }),
  ],
  [
    'two million shared strings',
    () =>
      workbook({
        'xl/sharedStrings.xml': strToU8(`<sst>${'<si><t>x</t></si>'.repeat(2_000_000)}</sst>`),
      }),
  ],
])('refuses %s', async (_name, bytes) => {
  const { as, clubId, manager } = await aMovingClub(platform)
  const content = contentOf([{ name: 'bomb.xlsx', bytes: bytes() }])
  const refused = await as(manager)(`POST /clubs/${clubId}/moves/preview`, { content })
  expect(refused).toMatchObject({ status: 422, body: { code: 'import_too_large' } })
})

test('a stranger finds no club to move, and no files of another', async () => {
  const { as, clubId, previewMove } = await aMovingClub(platform)
  const { importSessionId, fingerprint } = await previewMove(sporteasy, french)
  const other = await aMovingClub(platform)
  const stranger = as(other.manager)
  const theirs = await stranger(`POST /clubs/${clubId}/moves/preview`, { content: sporteasy })
  expect(theirs.status).toBe(404)
  const body = { importSessionId, fingerprint, ...french }
  expect((await stranger(`POST /clubs/${clubId}/moves`, body)).status).toBe(404)
  expect((await stranger(`POST /clubs/${other.clubId}/moves`, body)).status).toBe(404)
  const content = { importSessionId }
  const read = await stranger(`POST /clubs/${other.clubId}/moves/preview`, { content })
  expect(read.status).toBe(404)
})

test('a manager removed after the preview moves nothing', async () => {
  const { clubId, previewMove, move, manager } = await aMovingClub(platform)
  const shown = await previewMove(sporteasy, french)
  await sql`update club_roles set account_id = ${await anAccount(database)}
    where club_id = ${clubId} and account_id = ${manager}`.execute(database)
  expect((await move(shown, french)).status).toBe(404)
})

test('of two moves at once one is done', async () => {
  const { previewMove, move, teams } = await aMovingClub(platform)
  const one = await previewMove(sporteasy, french)
  const other = await previewMove(sporteasy, french)
  const done = await Promise.all([move(one, french), move(one, french), move(other, french)])
  expect(done.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
  expect(await teams()).toHaveLength(1)
})

test('is undone for 30 days', async () => {
  const { previewMove, move, undo } = await aMovingClub(platform)
  const done = clubImport.parse((await move(await previewMove(sporteasy, french), french)).body)
  const day = 86_400_000
  platform.setClock(new Date(Date.parse(now) + undoableDays * day).toISOString())
  const late = await undo(done.id)
  platform.setClock(new Date(Date.parse(now) + undoableDays * day - 1000).toISOString())
  const inTime = await undo(done.id)
  platform.setClock(now)
  expect(late).toMatchObject({ status: 410, body: { code: 'expired' } })
  expect(inTime.status).toBe(200)
})

test('undo keeps people who have answered since', async () => {
  const { previewMove, move, undo, clubId, manager } = await aMovingClub(platform)
  const files = contentOf([
    textFile('U9 list.csv', ['First name;Last name', 'Tim;Lee', 'Ann;Kay']),
    textFile('U9 schedule.csv', ['Date;Time;Event', '2026-12-10;18:00;Practice']),
  ])
  const done = clubImport.parse((await move(await previewMove(files))).body)
  await sql`insert into answers (team_id, event_id, member_id, answer, answered_by, answered_at)
    select m.team_id, e.id, m.id, 'going', ${manager}, ${now}::timestamptz + interval '1 hour'
    from members m join events e on e.team_id = m.team_id join teams t on t.id = m.team_id
    where t.club_id = ${clubId} and m.first_name = 'Tim'`.execute(database)
  const undone = clubImportUndo.parse((await undo(done.id)).body)
  expect(undone).toMatchObject({ eventsKept: ['Practice'], membersRemoved: 1 })
  expect(undone.kept.map(({ name, why }) => [name, why])).toEqual([['Tim Lee', 'in_use']])
})

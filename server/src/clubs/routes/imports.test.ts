import { clubImport, clubImports, clubImportUndo } from '@touchline/contract/clubs/shapes/import'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { membersRoutes } from '#server/members/routes.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { aClubForImport } from '../testing/imports.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-11-30T09:00:00.000Z')
const as = openTestApi(platform, { members: membersRoutes })

const heading = 'Vorname;Nachname;Geburtsdatum;Geschl.;Mutter;E-Mail Mutter;Mannschaft'
const list = [
  heading,
  'Lea;Huber;05.08.2014;w;Anna Huber;anna@mail.example;D-Jugend U13',
  'Tom;Huber;01.02.2020;m;Anna Huber;anna@mail.example;Bambini U7',
  'Mia;Roth;13.04.2014;w;;;D-Jugend U13, Juniorinnen U13',
  'Jens;Pohl;01.05.1980;m;;;Alte Herren Ü40',
  'Uwe;Pohl;01.05.1980;m;;;',
  ';;;;;;',
  'Summe;5 Mitglieder;;;;;',
].join('\n')

const nowhere = { places: { '': { kind: 'left_out' } } }

async function anImportedClub() {
  const club = await aClubForImport(platform)
  const shown = await club.preview({ text: list }, nowhere)
  const done = clubImport.parse((await club.confirm(shown, nowhere)).body)
  return { ...club, done }
}

test('proposes new teams, and asks where people without a team go', async () => {
  const { preview, confirm, teams } = await aClubForImport(platform)
  const first = await preview({ text: list })
  expect(first.counts).toMatchObject({ members: 4, new: 5, guardians: 2 })
  expect(first.places.map(({ name, rows, place }) => [name, rows, place?.kind])).toEqual([
    ['D-Jugend U13', 2, 'new'],
    ['Bambini U7', 1, 'new'],
    ['Juniorinnen U13', 1, 'new'],
    ['Alte Herren Ü40', 1, 'new'],
    ['', 1, undefined],
  ])
  expect(first.newTeams).toMatchObject([
    { name: 'D-Jugend U13', sport: 'football', ageGroup: 'u13', gender: 'women' },
    { name: 'Bambini U7', ageGroup: 'u7', gender: 'men' },
    { name: 'Juniorinnen U13', ageGroup: 'u13', gender: 'women' },
    { name: 'Alte Herren Ü40', ageGroup: 'Ü40', gender: 'men' },
  ])
  expect(await confirm(first)).toMatchObject({ status: 422 })
  expect(await teams()).toEqual([])
})

test('one confirmation creates the teams in order, with everyone assigned', async () => {
  const { done, teams, people, rosterOf } = await anImportedClub()
  expect(done).toMatchObject({ membersAdded: 5, guardiansAdded: 2, teamsAdded: 4, teamCount: 4 })
  const made = await teams()
  expect(made.map(({ name, memberCount }) => [name, memberCount])).toEqual([
    ['D-Jugend U13', 2],
    ['Bambini U7', 1],
    ['Juniorinnen U13', 1],
    ['Alte Herren Ü40', 1],
  ])
  const [youth] = await rosterOf(made[0]?.id ?? '')
  expect(youth).toMatchObject({
    lastName: 'Huber',
    dateOfBirth: '2014-08-05',
    parents: [{ firstName: 'Anna', role: 'mother' }],
  })
  const mia = (await people()).people.filter(({ firstName }) => firstName === 'Mia')
  expect(mia.flatMap(({ places }) => places.map(({ teamName }) => teamName)).toSorted()).toEqual([
    'D-Jugend U13',
    'Juniorinnen U13',
  ])
})

test('the same list has no changes, and a changed one shows them by team', async () => {
  const { preview } = await anImportedClub()
  const again = await preview({ text: list }, nowhere)
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 5 })
  expect(again.places.filter(({ isSure }) => isSure)).toHaveLength(5)
  const more = `${list.replace('05.08.2014;w', '05.08.2014;m')}\nKim;Neu;01.01.2020;w;;;bambini u7`
  const shown = await preview({ text: more }, nowhere)
  expect(shown.teams.map(({ name, counts }) => [name, counts.new, counts.changed])).toEqual([
    ['D-Jugend U13', 0, 1],
    ['Bambini U7', 1, 0],
    ['Juniorinnen U13', 0, 0],
    ['Alte Herren Ü40', 0, 0],
  ])
})

test("follows a person's choices of teams", async () => {
  const { clubId, preview, confirm, teams } = await aClubForImport(platform)
  const old = await aTeam(database, { name: 'Oldies', clubId })
  const places = {
    ...nowhere.places,
    'alte herren u40': { kind: 'team', teamId: old },
    'juniorinnen u13': { kind: 'new', key: 'd jugend u13' },
  }
  const team = { name: 'U13', sport: 'handball', ageGroup: 'u13', gender: 'mixed', format: '7v7' }
  const choices = { places, newTeams: { 'd jugend u13': team } }
  const shown = await preview({ text: list }, choices)
  expect(shown.teams.map(({ name, counts }) => [name, counts.new])).toEqual([
    ['U13', 2],
    ['Bambini U7', 1],
    ['Oldies', 1],
  ])
  expect((await confirm(shown, choices)).status).toBe(201)
  expect(await teams()).toMatchObject([
    { name: 'Oldies', memberCount: 1 },
    { ...team, memberCount: 2 },
    { name: 'Bambini U7', memberCount: 1 },
  ])
})

test('a session previews the list again, and ends with its import', async () => {
  const { preview, confirm } = await aClubForImport(platform)
  const { importSessionId } = await preview({ text: list })
  const shown = await preview({ importSessionId }, nowhere)
  expect(shown.importSessionId).toBe(importSessionId)
  expect((await confirm(shown, nowhere)).status).toBe(201)
  expect(await confirm(shown, nowhere)).toMatchObject({ status: 404 })
})

test('a roster that has changed since the preview refuses the whole list', async () => {
  const { clubId, preview, confirm, teams } = await aClubForImport(platform)
  const youth = await aTeam(database, { name: 'D-Jugend U13', clubId })
  const shown = await preview({ text: list }, nowhere)
  const lea = await aMember(database, youth, { firstName: 'Lea' })
  await sql`update members set last_name = 'Huber' where id = ${lea}`.execute(database)
  expect(await confirm(shown, nowhere)).toMatchObject({ status: 412, code: 'changed_meanwhile' })
  expect(await teams()).toMatchObject([{ memberCount: 1 }])
})

test('two people with one name in one team lead to a question, in two teams not', async () => {
  const { preview } = await aClubForImport(platform)
  const text = [heading, ...['A', 'B'].map((t) => `Mia;Roth;13.04.2014;w;;;${t}`)].join('\n')
  expect((await preview({ text })).questions).toEqual([])
  const twice = await preview({ text: `${text}\nMia;Roth;;w;;;B` })
  expect(twice.questions).toMatchObject([{ kind: 'same_row', rows: [2, 3] }])
  expect(twice.teams.map(({ questions }) => questions)).toEqual([0, 0])
})

test('an undo removes everyone and the new teams, except what was used since', async () => {
  const { done, manager, teams, people, undo, path } = await anImportedClub()
  const [youth] = await teams()
  platform.setClock('2026-12-01T09:00:00.000Z')
  await as(manager)(`PATCH /teams/${youth?.id}`, { changes: { motto: 'On!' } })
  const undone = clubImportUndo.parse((await undo(done.id)).body)
  expect(undone).toMatchObject({
    membersRemoved: 5,
    membersKept: 0,
    teamsRemoved: 3,
    teamsKept: ['D-Jugend U13'],
  })
  expect((await people()).count).toBe(0)
  expect(await teams()).toMatchObject([{ name: 'D-Jugend U13', memberCount: 0 }])
  expect(await undo(done.id)).toMatchObject({ status: 410, code: 'already_used' })
  const { imports } = clubImports.parse((await as(manager)(`GET ${path}`)).body)
  expect(imports).toMatchObject([{ id: done.id, mayUndo: false }])
})

test('is available to managers of the club only', async () => {
  const { clubId, path, teams, done } = await anImportedClub()
  const coach = await anAccount(database)
  const [team] = await teams()
  await aMember(database, team?.id ?? '', { accountId: coach, isAdmin: true })
  for (const [line, body] of [
    [`POST ${path}/preview`, { content: { text: list } }],
    [`POST ${path}`, { importSessionId: newId(), fingerprint: 'x' }],
    [`GET ${path}`],
    [`POST ${path}/${done.id}/undo`, {}],
    [`GET /clubs/${clubId}/import-sessions/${newId()}`],
  ] as const)
    expect(await as(coach)(line, body)).toMatchObject({ status: 404 })
})

test('the export has everyone once with their teams, and can be imported again', async () => {
  const { manager, clubId, preview, teams } = await anImportedClub()
  const [youth] = await teams()
  const field = { name: '=Bus', kind: 'text', audience: 'private' }
  await as(manager)(`POST /teams/${youth?.id}/member-fields`, field)
  const wanted = { format: 'csv', language: 'de' }
  const { headers, body } = await as(manager)(`POST /clubs/${clubId}/members/export`, wanted)
  expect(headers['content-disposition']).toContain('.csv')
  const text = z.string().parse(body)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(5)
  const of = (name: string) => lines.find((line) => line.includes(name))
  expect(of('Mia')).toContain('D-Jugend U13; Juniorinnen U13')
  expect(of('Lea')).toContain('anna@mail.example')
  expect((await preview({ text })).counts).toMatchObject({ new: 0, changed: 0, same: 5 })
})

test('an export of a selection has no one else', async () => {
  const { manager, clubId, people } = await anImportedClub()
  const [one, other] = (await people()).people
  const wanted = { format: 'csv', language: 'de', personIds: [other?.id] }
  const { body } = await as(manager)(`POST /clubs/${clubId}/members/export`, wanted)
  const text = z.string().parse(body)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(other?.firstName)
  expect(text).not.toContain(`${one?.lastName};${one?.firstName}`)
})

test('the planner knows of a large import, so that the list of the club is read at once', async () => {
  const club = await aClubForImport(platform)
  const people = Array.from(
    { length: 250 },
    (_, at) => `Kim${at};Huber;05.08.2014;w;;;D-Jugend U13`,
  )
  const shown = await club.preview({ text: [heading, ...people].join('\n') })
  expect(await club.confirm(shown)).toMatchObject({ status: 201 })
  const known = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where oid = 'members'::regclass`.execute(database)
  expect(known.rows[0]?.rows).toBeGreaterThanOrEqual(250)
})

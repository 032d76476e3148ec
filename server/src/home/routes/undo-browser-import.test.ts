import { undoneBrowserImport } from '@touchline/contract/home/shapes/browser-import'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { bringing, club, imports, inClub, team } from '../testing/bringing.ts'

const platform = await testPlatform()
const { database } = platform
const { as, brought } = bringing(platform)

test('teams, clubs and their teams leave the lists, and can be restored', async () => {
  const { me, undo } = await brought({ clubs: [club], teams: [inClub, team] })
  const { import: done, kept } = undoneBrowserImport.parse((await undo()).body)
  expect(kept).toEqual([])
  expect(done).toMatchObject({ mayUndo: false, undoneAt: '2026-03-14T09:00:00.000Z' })
  expect([...done.teams, ...done.clubs].every(({ isGone }) => isGone)).toBe(true)
  expect((await as(me)('GET /me/teams')).body).toMatchObject({
    teams: [],
    clubs: [],
    deleted: [{}, {}],
  })
  expect(await undo()).toMatchObject({ status: 410, code: 'already_used' })
})

test('a team somebody joined stays, with the reason; the other goes', async () => {
  const { undo, teamId } = await brought({ teams: [team, { ...team, name: 'Norte U8' }] })
  await aMember(database, teamId, { accountId: await anAccount(database) })
  const { import: done, kept } = undoneBrowserImport.parse((await undo()).body)
  expect(kept).toEqual([{ id: teamId, name: 'Norte U12', why: 'joined' }])
  expect(done.mayUndo).toBe(true)
  expect(done.teams.map(({ name, isGone }) => [name, isGone])).toEqual([
    ['Norte U12', false],
    ['Norte U8', true],
  ])
})

test('a club with a team somebody joined stays, its other team goes', async () => {
  const other = { ...inClub, name: 'Norte U8' }
  const { undo, teamId } = await brought({ clubs: [club], teams: [inClub, other] })
  await aMember(database, teamId, { accountId: await anAccount(database) })
  const { kept } = undoneBrowserImport.parse((await undo()).body)
  expect(kept.map(({ name, why }) => [name, why])).toEqual([
    ['CD Norte', 'used'],
    ['Norte U14', 'joined'],
  ])
})

test.each([
  [
    'a member was added',
    (me: string, at: string) =>
      as(me)(`POST ${at}/members`, { firstName: 'Teo', lastName: 'Sanz' }),
    'used',
  ],
  ['I am no longer its admin', (me: string, at: string) => unseat(me, at), 'not_mine'],
] as const)('a team stays when %s', async (_, happen, why) => {
  const { me, undo, teamId } = await brought({ teams: [team] })
  await happen(me, `/teams/${teamId}`)
  const { kept } = undoneBrowserImport.parse((await undo()).body)
  expect(kept).toEqual([{ id: teamId, name: 'Norte U12', why }])
})

test('a club with another manager, or with a team of later, stays', async () => {
  const { me, done, undo } = await brought({ clubs: [club] })
  const clubId = done.clubs[0]?.id ?? ''
  await as(me)(`POST /clubs/${clubId}/teams`, {
    teams: [{ name: 'U9', sport: 'football', gender: 'mixed', ageGroup: 'U9' }],
  })
  expect(undoneBrowserImport.parse((await undo()).body).kept).toMatchObject([{ why: 'used' }])
  await database
    .insertInto('club_managers')
    .values({ club_id: clubId, account_id: await anAccount(database) })
    .execute()
  expect(undoneBrowserImport.parse((await undo()).body).kept).toMatchObject([{ why: 'joined' }])
})

test('what I have deleted myself is passed over', async () => {
  const { me, undo, teamId } = await brought({ teams: [team] })
  await as(me)(`DELETE /teams/${teamId}`, { typedName: 'Norte U12' })
  expect(undoneBrowserImport.parse((await undo()).body).kept).toEqual([])
})

test('it is offered for thirty days, and only to me', async () => {
  const { me, done, undo } = await brought({ teams: [team] })
  const other = await anAccount(database)
  expect(await as(other)(`POST ${imports}/${done.id}/undo`, {})).toMatchObject({ status: 404 })
  expect((await as(other)(`GET ${imports}`)).body).toEqual({ imports: [] })
  platform.setClock('2026-04-13T09:00:00.000Z')
  expect(await undo()).toMatchObject({ status: 410, code: 'expired' })
  expect((await as(me)(`GET ${imports}`)).body).toMatchObject({
    imports: [{ id: done.id, mayUndo: false, undoneAt: null }],
  })
  platform.setClock('2026-03-14T09:00:00.000Z')
})

async function unseat(me: string, at: string): Promise<void> {
  await database
    .updateTable('members')
    .set({ is_admin: false })
    .where('account_id', '=', me)
    .where('team_id', '=', at.slice('/teams/'.length))
    .execute()
}

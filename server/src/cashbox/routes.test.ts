import { nobody } from '@touchline/domain/teams/testing/nobody'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { requireTeamPage } from '#server/teams/queries/page.ts'
import { aGuardian, anAccount } from '#server/teams/testing/people.ts'

import { aPubTeam, type PubTeam } from './testing/pub-team.ts'

const platform = await testPlatform()
const { database } = platform
let team: PubTeam

beforeEach(async () => {
  platform.setClock('2026-12-01T20:00:00.000Z')
  team = await aPubTeam(platform)
})

test('a player sees what they owe and taps a drink', async () => {
  const { paul, beer, charge, box } = team
  expect(await box(paul)).toMatchObject({ isOn: true, myBalance: 0, presets: [] })
  expect((await charge(paul, beer, [paul])).body).toMatchObject({ myBalance: 200 })
  expect((await charge(paul, beer, [paul])).body).toMatchObject({ myBalance: 400 })
})

test('a tap that is repeated with its key counts once', async () => {
  const { paul, teamId, beer } = team
  const { openTestApi } = await import('#server/teams/testing/test-api.ts')
  const { cashboxRoutes } = await import('./routes.ts')
  const as = openTestApi(platform, { cashbox: cashboxRoutes })
  const body = { itemId: beer, memberIds: [paul.memberId], eventId: null }
  const tap = (key: string) =>
    as(paul.accountId)(`POST /teams/${teamId}/cash-box/charges`, body, { 'idempotency-key': key })
  const key = newId()
  await Promise.all([tap(key), tap(key)])
  await tap(key)
  expect(await team.balances()).toMatchObject({ Paul: 200 })
  await tap(newId())
  expect(await team.balances()).toMatchObject({ Paul: 400 })
})

test('players neither fine nor tap for others', async () => {
  const { paul, rosa, late, beer, charge, send } = team
  expect(await charge(paul, late, [paul])).toMatchObject({ status: 403 })
  expect(await charge(paul, beer, [rosa])).toMatchObject({ status: 403 })
  expect(await charge(paul, beer, [paul, rosa])).toMatchObject({ status: 403 })
  const money = { kind: 'payment', amount: 500, memberId: paul.memberId, note: '' }
  expect(await send(paul, 'POST /money', money)).toMatchObject({ status: 403 })
  expect(await send(paul, 'PUT ', { isOn: false, isOpen: true })).toMatchObject({ status: 403 })
  expect(await send(team.tina, 'PUT ', { isOn: false, isOpen: true })).toMatchObject({
    status: 403,
  })
  expect(await team.balances()).toMatchObject({ Paul: 0, Rosa: 0 })
})

test('the treasurer fines several at once, takes their money and spends it', async () => {
  const { tina, paul, rosa, late, charge, record, balances, box, entriesOf } = team
  await charge(tina, late, [paul, rosa, paul])
  expect(await balances()).toMatchObject({ Paul: 500, Rosa: 500, Tina: 0 })
  await record('payment', 800, paul)
  await record('expense', 300)
  await record('waiver', 200, rosa)
  expect(await balances()).toMatchObject({ Paul: -300, Rosa: 300 })
  expect((await box()).cash).toBe(500)
  expect(await entriesOf(paul)).toMatchObject([
    { kind: 'payment', owed: -800, cash: 800, label: 'Note', by: 'Tina Ruiz' },
    { kind: 'fine', owed: 500, cash: 0, label: 'Late' },
  ])
  expect(await entriesOf()).toMatchObject([{ kind: 'expense' }, { kind: 'payment' }])
})

test('nobody is paid out or spared more than fits', async () => {
  const { paul, record } = team
  expect((await record('payout', 100, paul)).body).toMatchObject({
    data: { fields: { amount: 'more_than_credit' } },
  })
  expect((await record('waiver', 100, paul)).body).toMatchObject({
    data: { fields: { amount: 'more_than_owed' } },
  })
  const spent = { kind: 'expense', amount: 100, memberId: null, note: ' ' }
  expect((await team.send(team.tina, 'POST /money', spent)).body).toMatchObject({
    data: { fields: { note: 'note_required' } },
  })
  expect((await record('expense', 100, paul)).body).toMatchObject({ code: 'invalid_input' })
  expect((await record('payment', 0, paul)).body).toMatchObject({ code: 'invalid_input' })
})

test('undoing adds the opposite, once, and keeps what was written', async () => {
  const { tina, paul, late, beer, charge, undo, balances, entriesOf } = team
  await charge(tina, late, [paul])
  const [fine] = await entriesOf(paul)
  await Promise.all([undo(tina, fine?.id), undo(tina, fine?.id)])
  expect(await balances()).toMatchObject({ Paul: 0 })
  const [back, first, ...others] = await entriesOf(paul)
  expect(others).toEqual([])
  expect(back).toMatchObject({ isUndo: true, owed: -500, mayUndo: false })
  expect(first).toMatchObject({ isUndone: true, owed: 500, mayUndo: false })
  expect(await undo(tina, back?.id)).toMatchObject({ status: 403 })

  await charge(paul, beer, [paul])
  const [drink] = await entriesOf(paul, paul)
  expect(drink).toMatchObject({ mayUndo: true })
  platform.setClock('2026-12-01T20:20:00.000Z')
  expect(await undo(paul, drink?.id)).toMatchObject({ status: 403 })
  expect(await undo(team.rosa, drink?.id)).toMatchObject({ status: 404 })
  platform.setClock('2026-12-01T20:05:00.000Z')
  expect(await undo(paul, drink?.id)).toMatchObject({ status: 200 })
  expect(await balances()).toMatchObject({ Paul: 0 })
})

test('players see others’ balances only where the team shows them, and never their lists', async () => {
  const { tina, paul, rosa, late, charge, turn, box, send, record } = team
  await charge(tina, late, [rosa])
  await record('payment', 100, rosa)
  const see = async () => (await box(paul)).players.map(({ firstName }) => firstName)
  expect(await see()).toEqual(['Adam', 'Paul', 'Rosa', 'Tina'])
  expect(await team.entriesOf(undefined, paul)).toHaveLength(1)
  expect(await send(paul, `GET /entries?memberId=${rosa.memberId}`)).toMatchObject({ status: 404 })
  await turn(true, false)
  expect(await see()).toEqual(['Paul'])
  expect(await team.entriesOf(undefined, paul)).toEqual([])
  expect((await box()).players).toHaveLength(4)
})

test.each(['U12', 'U19', 'U23', '15-18', null])(
  'a team of age group %s has no cash box',
  async (ageGroup) => {
    const { teamId, turn, box, tina } = team
    await turn(false)
    await sql`update teams set age_group = ${ageGroup} where id = ${teamId}`.execute(database)
    expect(await turn(true)).toMatchObject({ status: 403, body: { code: 'adults_only' } })
    expect(await box(tina)).toMatchObject({ isOn: false, refusal: 'age_group' })
  },
)

/** Whether their team's menu has it. */
async function isOffered({ accountId, memberId }: { accountId: string; memberId: string }) {
  const actor = { ...nobody, teamId: team.teamId, accountId, memberId }
  return (await requireTeamPage(platform, database, actor)).hasCashBox
}

test('minors have no place in it: they are neither charged nor listed, adults go on', async () => {
  const { teamId, tina, paul, late, beer, charge, record, join, box, turn, send } = team
  const tim = await join('Tim')
  await sql`update members set date_of_birth = '2009-01-01'
    where team_id = ${teamId} and id = ${tim.memberId}`.execute(database)
  const refused = { status: 403, body: { code: 'adults_only' } }
  expect(await charge(tina, late, [tim])).toMatchObject(refused)
  expect(await charge(tim, beer, [tim])).toMatchObject(refused)
  expect(await charge(tina, late, [paul, tim])).toMatchObject(refused)
  expect(await record('payment', 500, tim)).toMatchObject(refused)
  expect(await charge(paul, beer, [paul])).toMatchObject({ status: 200 })
  expect(await charge(tina, late, [paul])).toMatchObject({ status: 200 })
  const cashier = await box()
  expect(cashier).toMatchObject({ isOn: true, refusal: null, hasMinors: true })
  for (const { players } of [cashier, await box(paul)])
    expect(players.map(({ firstName }) => firstName)).toEqual(['Adam', 'Paul', 'Rosa', 'Tina'])
  expect(await box(paul)).toMatchObject({ hasMinors: false })
  expect(await box(tim)).toMatchObject({ isOn: false, myBalance: null, players: [], items: [] })
  expect(await send(tim, 'GET /entries')).toMatchObject({ status: 404 })
  expect([await isOffered(tim), await isOffered(paul)]).toEqual([false, true])
  await turn(false)
  expect(await turn(true)).toMatchObject({ status: 200 })
})

test('what a minor owed before their age was known is settled by cashiers alone', async () => {
  const { teamId, tina, paul, late, charge, record, join, box, entriesOf } = team
  const tim = await join('Tim')
  await charge(tina, late, [tim])
  await record('payment', 100, tim)
  await sql`update members set date_of_birth = '2009-01-01'
    where team_id = ${teamId} and id = ${tim.memberId}`.execute(database)
  const minors = async (who = tina) => (await box(who)).players.filter(({ isMinor }) => isMinor)
  expect(await minors()).toMatchObject([{ firstName: 'Tim', balance: 400 }])
  expect(await minors(paul)).toEqual([])
  expect(await entriesOf(undefined, paul)).toMatchObject([{ kind: 'payment', member: null }])
  await record('waiver', 400, tim)
  expect(await minors()).toEqual([])
})

test('among minors players see only their own balance, and payments are private', async () => {
  const { teamId, tina, paul, rosa, late, charge, record, box, entriesOf } = team
  await charge(tina, late, [paul, rosa])
  await record('payment', 100, rosa)
  await sql`update teams set age_group = 'U17' where id = ${teamId}`.execute(database)
  expect((await box(paul)).players).toMatchObject([{ firstName: 'Paul', balance: 500 }])
  expect(await entriesOf(undefined, paul)).toEqual([])
  expect((await box(tina)).players).toHaveLength(4)
})

test('an unused box takes the currency of a new country, a used one keeps its own', async () => {
  const { teamId, turn, tina, send, box, late, beer } = team
  await turn(false)
  await sql`update teams set country = 'CH' where id = ${teamId}`.execute(database)
  await turn(true)
  expect(await box()).toMatchObject({ currency: 'EUR' })
  await send(tina, `DELETE /items/${late}`)
  await send(tina, `DELETE /items/${beer}`)
  await turn(false)
  await turn(true)
  expect(await box()).toMatchObject({ currency: 'CHF' })
})

test('someone without a day of birth whose guardian is known counts as a minor', async () => {
  const { teamId, tina, paul, rosa, late, charge } = team
  await aGuardian(database, { teamId, memberId: rosa.memberId })
  expect(await charge(tina, late, [rosa])).toMatchObject({ body: { code: 'adults_only' } })
  expect(await charge(tina, late, [paul])).toMatchObject({ status: 200 })
})

test('who leaves with a balance stays listed until it is settled', async () => {
  const { teamId, tina, paul, rosa, late, charge, record, box } = team
  await charge(tina, late, [paul])
  await sql`update members set left_at = now() where team_id = ${teamId}
    and id in (${paul.memberId}, ${rosa.memberId})`.execute(database)
  const left = async () =>
    (await box()).players.filter(({ hasLeft }) => hasLeft).map(({ firstName }) => firstName)
  expect(await left()).toEqual(['Paul'])
  expect((await box(team.admin)).players).toHaveLength(3)
  const others = await team.join('Olga')
  expect((await box(others)).players.map(({ firstName }) => firstName)).not.toContain('Paul')
  expect(await charge(tina, late, [paul])).toMatchObject({ status: 404 })
  await record('payment', 500, paul)
  expect(await left()).toEqual([])
})

test('what belongs to another team, and a box that is off, are not found', async () => {
  const { tina, paul, late, charge, send, undo, record } = team
  const other = await aPubTeam(platform)
  await other.charge(other.tina, other.late, [other.paul])
  const [theirs] = await other.entriesOf(other.paul)
  for (const asked of [
    charge(tina, other.late, [paul]),
    charge(tina, late, [other.paul]),
    send(tina, 'POST /charges', { itemId: late, memberIds: [paul.memberId], eventId: newId() }),
    undo(tina, theirs?.id),
    record('payment', 100, other.paul),
    send(tina, `GET /entries?memberId=${other.paul.memberId}&before=${newId()}`),
    send({ accountId: await anAccount(database, 'Nadia') }, 'GET '),
  ])
    expect(['404', '200:0']).toContain(seen(await asked))
  await team.turn(false)
  expect(await charge(paul, team.beer, [paul])).toMatchObject({ status: 404 })
  expect(await record('income', 100)).toMatchObject({ status: 404 })
  expect(await other.balances()).toMatchObject({ Paul: 500 })
})

/** An empty list says as little as a refusal. */
function seen({ status, body }: { readonly status: number; readonly body: object }): string {
  const list = 'entries' in body && Array.isArray(body.entries) ? `:${body.entries.length}` : ''
  return `${status}${list}`
}

test('fines and drinks are changed and deleted; entries keep what they said', async () => {
  const { tina, paul, late, charge, send, box, entriesOf } = team
  await charge(tina, late, [paul])
  const item = { kind: 'fine', name: 'Very late', amount: 900 }
  await send(tina, `PUT /items/${late}`, { item })
  expect((await box()).items).toContainEqual({ id: late, ...item })
  await send(tina, `DELETE /items/${late}`)
  expect((await box()).items).toHaveLength(1)
  expect(await entriesOf(paul)).toMatchObject([{ label: 'Late', owed: 500 }])
  const names = (await box()).presets.map(({ name }) => name)
  expect(names).toContain('Red card')
  expect(names).not.toContain('Beer')
})

test('the list comes in pages, newest first', async () => {
  const { paul, beer, charge, send } = team
  for (let tap = 0; tap < 31; tap += 1) await charge(paul, beer, [paul])
  const at = `GET /entries?memberId=${paul.memberId}`
  const { body: first } = await send(paul, at)
  expect(first['entries']).toHaveLength(30)
  const { body: second } = await send(paul, `${at}&before=${String(first['next'])}`)
  expect(second).toMatchObject({ entries: [{ kind: 'drink' }], next: null })
})

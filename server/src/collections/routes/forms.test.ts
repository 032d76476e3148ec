import { billPage, payerForm } from '@touchline/contract/collections/shapes/payer'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { requestsOver } from '#server/events/testing/requests.ts'
import { aRoster, type Roster } from '#server/members/testing/team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { limitReceipts } from '../commands/limits.ts'
import { billToken } from '../queries/links.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection, type TestCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { collections: collectionsRoutes })
let roster: Roster

beforeEach(async () => {
  await sql`delete from rate_limits`.execute(database)
  roster = await aRoster(database)
})

const payer = { firstName: 'Marta', lastName: 'Gil', email: 'marta@example.org', language: 'en' }

function fill(
  { key, feeId }: TestCollection,
  { who, ...line }: { who?: string; memberId?: string; amount?: number },
) {
  const one = { firstName: 'Leo', lastName: 'Gil', feeId, ...line }
  const body = {
    key,
    clientId: newId(),
    payer,
    paymentOption: 'later',
    lines: [one, ...twinOf(line, one)],
  }
  return ask(who, { method: 'POST', path: '/collection-form', body })
}

/** A donation can be repeated in one form; a member is listed once. */
const twinOf = ({ memberId }: { memberId?: string }, one: object) =>
  memberId === undefined ? [one] : []

test('two simultaneous forms for one child make one bill of a campaign', async () => {
  const campaign = await aCollection(database, roster.teamId)
  const input = { who: roster.people.mother, memberId: roster.rows.leo }
  const answers = await Promise.all([fill(campaign, input), fill(campaign, input)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
})

test('a total above the payment limit is shown like any other', async () => {
  const fund = await aCollection(database, roster.teamId, {
    kind: 'fund',
    broadcast: 'public',
    amount: null,
  })
  const made = await fill(fund, { amount: 60_000_000 })
  expect(billPage.parse(made.body)).toMatchObject({ outstanding: 120_000_000 })
})

test('a script does not have us write to one address all day', async () => {
  const order = await aCollection(database, roster.teamId, {
    kind: 'pre_order',
    broadcast: 'public',
  })
  for (let at = 0; at < 20; at += 1) expect((await fill(order, {})).status).toBe(201)
  expect((await fill(order, {})).status).toBe(429)
})

test('a receipt is drawn twenty times an hour, and then again after a while', async () => {
  const bill = await aBill(database, await aCollection(database, roster.teamId))
  const token = await billToken(database, bill)
  const draw = () =>
    ask(undefined, { method: 'POST', path: '/bill-page/receipt', body: { token, language: 'en' } })
  const { headers } = await draw()
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toMatch(/filename="receipt-\d+\.pdf"/)
  for (let count = 1; count < 20; count += 1) await limitReceipts(platform, bill.billId)
  expect((await draw()).status).toBe(429)
  platform.setClock(new Date(platform.clock().getTime() + 3_600_000).toISOString())
  await expect(limitReceipts(platform, bill.billId)).resolves.toBeUndefined()
})

test('numbers of phones are written as where the team plays', async () => {
  const open = await aCollection(database, roster.teamId, { broadcast: 'public' })
  const teamOf = (country: string) =>
    sql`update teams set country = ${country} where id = ${roster.teamId}`.execute(database)
  for (const country of ['DE', 'ES']) {
    await teamOf(country)
    const path = '/collection-form/open'
    const { body } = await ask(undefined, { method: 'POST', path, body: { key: open.key } })
    expect(payerForm.parse(body).team.country).toBe(country)
  }
})

test('a member with a bill leads its payer there, and no one else', async () => {
  const campaign = await aCollection(database, roster.teamId)
  const { mother } = roster.people
  const made = await fill(campaign, { who: mother, memberId: roster.rows.leo })
  const people = async () => {
    const body = { key: campaign.key }
    const opened = await ask(mother, { method: 'POST', path: '/collection-form/open', body })
    return payerForm.parse(opened.body).people
  }
  const { token } = billPage.parse(made.body)
  expect(await people()).toMatchObject([{ hasBill: true, billToken: token }])
  await sql`update bills set account_id = ${roster.people.player}
    where collection_id = ${campaign.id}`.execute(database)
  expect(await people()).toMatchObject([{ hasBill: true, billToken: null }])
})

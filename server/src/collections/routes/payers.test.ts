import { billPage, payerForm as formShape } from '@touchline/contract/collections/shapes/payer'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { requestsOver } from '#server/events/testing/requests.ts'
import { aRoster, type Roster } from '#server/members/testing/team.ts'
import { paymentsJobs } from '#server/platform/payments/jobs.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { handleCollectionEvent } from '../commands/handle-event.ts'
import { collectionsJobs } from '../jobs.ts'
import { invitationUrl } from '../queries/links.ts'
import { collectionsRoutes } from '../routes.ts'
import { aCollection, type TestCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
await platform.startJobs([
  ...paymentsJobs(platform, [handleCollectionEvent]),
  ...collectionsJobs(platform),
])
const ask = requestsOver(platform, { collections: collectionsRoutes })
let roster: Roster
let campaign: TestCollection

beforeEach(async () => {
  await sql`delete from rate_limits`.execute(database)
  roster = await aRoster(database)
  await database
    .insertInto('payout_accounts')
    .values({
      team_id: roster.teamId,
      provider: 'sandbox',
      provider_id: `acct_${roster.teamId}`,
      state: 'ready',
      holder: 'CD Norte',
      iban: 'DE89370400440532013000',
    })
    .execute()
  campaign = await aCollection(database, roster.teamId, {
    takesInstalments: true,
    takesOffline: true,
  })
})

const payer = { firstName: 'Marta', lastName: 'Gil', email: 'marta@example.org', language: 'en' }

function filled(more: object = {}) {
  return {
    key: campaign.key,
    clientId: newId(),
    payer,
    lines: [lineFor(roster.rows.leo)],
    paymentOption: 'offline',
    ...more,
  }
}

const lineFor = (memberId: string | null, more: object = {}) => ({
  memberId,
  firstName: 'Leo',
  lastName: 'Gil',
  feeId: campaign.feeId,
  ...more,
})

const post = (who: string | undefined, path: string, body: object) =>
  ask(who, { method: 'POST', path, body })
const open = (who: string | undefined, more: object = {}) =>
  post(who, '/collection-form/open', { key: campaign.key, ...more })
const fill = (who: string | undefined, body: object) => post(who, '/collection-form', body)

describe('a private form', () => {
  test('knows a mother and her child', async () => {
    const form = formShape.parse((await open(roster.people.mother)).body)
    expect(form.people).toEqual([
      {
        memberId: roster.rows.leo,
        firstName: 'Leo',
        lastName: 'Ruiz',
        relation: 'child',
        hasBill: false,
        billToken: null,
      },
    ])
    expect(form.payer).toMatchObject({ firstName: 'mother' })
    expect(form).toMatchObject({ refusal: null, takesCard: true, takesInstalments: true })
  })

  test('opens for people of the club without suggesting names', async () => {
    const clubId = await aClub(database)
    await database
      .updateTable('teams')
      .set({ club_id: clubId })
      .where('id', '=', roster.teamId)
      .execute()
    const sister = await aTeam(database, { clubId })
    await aMember(database, sister, { accountId: roster.people.stranger })
    const form = formShape.parse((await open(roster.people.stranger)).body)
    expect(form.people).toEqual([])
  })

  test.each([
    ['a visitor', () => undefined, 401],
    ['a stranger', () => roster.people.stranger, 404],
  ])('stays closed for %s', async (_, who, status) => {
    expect((await open(who())).status).toBe(status)
    expect((await fill(who(), filled())).status).toBe(status)
  })

  test('opens with an emailed link for the people it was about', async () => {
    const key = { teamId: roster.teamId, collectionId: campaign.id }
    const personId = roster.people.mother
    const url = await invitationUrl(platform, { ...key, personId }, campaign.key)
    const invitation = url.split('#')[1]
    const form = formShape.parse((await open(undefined, { invitation })).body)
    expect(form.people.map(({ firstName }) => firstName)).toEqual(['Leo'])
    expect((await open(undefined, { invitation: `${invitation}x` })).status).toBe(404)
    const made = await fill(undefined, filled({ invitation }))
    expect(made.status).toBe(201)
  })

  test("for another form doesn't open", async () => {
    const other = await aCollection(database, roster.teamId)
    const key = { teamId: roster.teamId, collectionId: other.id, personId: roster.people.mother }
    const invitation = (await invitationUrl(platform, key, other.key)).split('#')[1]
    expect((await open(undefined, { invitation })).status).toBe(404)
  })

  test('as draft is a preview for those who run it', async () => {
    campaign = await aCollection(database, roster.teamId, { state: 'draft', broadcast: 'public' })
    expect((await open(roster.people.admin)).body).toMatchObject({ refusal: 'preview' })
    expect((await fill(roster.people.admin, filled())).status).toBe(403)
    for (const who of [roster.people.coach, roster.people.mother, undefined])
      expect((await open(who)).status).toBe(404)
  })
})

describe('a form that is handed in', () => {
  test('makes one bill, however often and in how many tabs', async () => {
    const form = filled()
    const mother = roster.people.mother
    const answers = await Promise.all(Array.from({ length: 5 }, () => fill(mother, form)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const numbers = answers.map(({ body }) => billPage.parse(body).number)
    expect(new Set(numbers).size).toBe(1)
    const stranger = { ...form, payer: { ...payer, email: 'eve@example.org' } }
    expect((await fill(mother, stranger)).status).toBe(422)
  })

  test('in three parts owes a hundred in 33.34, 33.33 and 33.33', async () => {
    const made = await fill(roster.people.mother, filled({ paymentOption: 'instalments' }))
    const bill = billPage.parse(made.body)
    expect(bill.instalments.map(({ amount }) => amount)).toEqual([3334, 3333, 3333])
    expect(bill).toMatchObject({ outstanding: 10_000, nextAmount: 3334, state: 'open' })
    expect(bill.transfer?.code).toContain('EUR33.34')
  })

  test.each<[string, () => object, Record<string, string>]>([
    ['of a fee that is gone', () => lineFor(null, { feeId: newId() }), { feeId: 'fee_gone' }],
    ['for somebody else’s child', () => lineFor(roster.rows.player), { memberId: 'unknown' }],
    [
      'with a size there is none of',
      () => lineFor(null, { sizeId: newId() }),
      { sizeId: 'option' },
    ],
  ])('%s is refused at its field', async (_, line, fields) => {
    const answer = await fill(roster.people.mother, filled({ lines: [line()] }))
    const [[field, why] = []] = Object.entries(fields)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ data: { fields: { [`lines.0.${field}`]: why } } })
  })

  test('names a member once in a campaign, also in a second form', async () => {
    const { mother } = roster.people
    const twice = filled({ lines: [lineFor(roster.rows.leo), lineFor(roster.rows.leo)] })
    const refusal = { data: { fields: { 'lines.1.memberId': 'has_bill' } } }
    expect((await fill(mother, twice)).body).toMatchObject(refusal)
    expect((await fill(mother, filled())).status).toBe(201)
    const again = { data: { fields: { 'lines.0.memberId': 'has_bill' } } }
    expect((await fill(mother, filled())).body).toMatchObject(again)
  })

  test('in a closed payment method is refused', async () => {
    campaign = await aCollection(database, roster.teamId)
    const answer = await fill(roster.people.mother, filled())
    expect(answer.body).toMatchObject({ data: { fields: { paymentOption: 'way_closed' } } })
  })
})

test('stock of five is sold five times, even to simultaneous buyers', async () => {
  campaign = await aCollection(database, roster.teamId, {
    kind: 'pre_order',
    broadcast: 'public',
    takesOffline: true,
    stock: 5,
  })
  const wanted = [2, 1, 2, 1, 2, 1]
  const answers = await Promise.all(
    wanted.map((quantity) => fill(undefined, filled({ lines: [lineFor(null, { quantity })] }))),
  )
  const sold = answers.map(({ status }, at) => (status === 201 ? (wanted[at] ?? 0) : 0))
  expect(sold.reduce((sum, quantity) => sum + quantity, 0)).toBe(5)
  const form = formShape.parse((await open(undefined)).body)
  expect(form.fees[0]?.stock).toBe(0)
})

describe('a bill', () => {
  const made = async (more: object = {}) =>
    billPage.parse((await fill(roster.people.mother, filled(more))).body)
  const pay = async (token: string, input: 'next' | 'all' = 'next') =>
    post(undefined, '/bill-page/checkout', { tokens: [token], pay: input })

  test('can be paid by the holder of its link, on one page at a time', async () => {
    const { token } = await made({ paymentOption: 'card' })
    const first = await pay(token)
    const again = await Promise.all([pay(token), pay(token)])
    expect(new Set([first, ...again].map(({ body }) => body['url'])).size).toBe(1)

    const session = String(first.body['url']).split('/').at(-1) ?? ''
    await platform.payments.sandbox?.answer(session, 'pay')
    const paid = billPage.parse((await post(undefined, '/bill-page/open', { token })).body)
    expect(paid).toMatchObject({ state: 'paid', outstanding: 0, paid: 10_000, isWaiting: false })
    expect((await pay(token)).status).toBe(409)
  })

  test('in instalments asks for the next one, or all', async () => {
    const { token } = await made({ paymentOption: 'instalments' })
    const next = await pay(token)
    const all = await pay(token, 'all')
    const amounts = await Promise.all(
      [next, all].map(async ({ body }) => {
        const session = String(body['url']).split('/').at(-1) ?? ''
        return platform.payments.sandbox?.show(session)
      }),
    )
    expect(amounts.map((page) => [page?.amount, page?.state])).toEqual([
      [3334, 'expired'],
      [10_000, 'open'],
    ])
  })

  test('waits if paid later, and opens no second page', async () => {
    const { token } = await made({ paymentOption: 'card' })
    const session =
      String((await pay(token)).body['url'])
        .split('/')
        .at(-1) ?? ''
    await platform.payments.sandbox?.answer(session, 'later')
    const shown = billPage.parse((await post(undefined, '/bill-page/open', { token })).body)
    expect(shown).toMatchObject({ isWaiting: true, outstanding: 10_000 })
    expect((await pay(token)).status).toBe(409)
  })

  test('carries a quiet request, changed while it is open', async () => {
    const request = { kind: 'reduction', words: 'Two children, one wage' }
    const { token } = await made({ paymentOption: 'later', request })
    const changed = { token, kind: 'instalments', words: 'In three, please' }
    const answer = await post(undefined, '/bill-page/request', changed)
    expect(answer.body['request']).toMatchObject({ kind: 'instalments', state: 'open' })
  })

  test('is listed only to its payer', async () => {
    await made()
    const mine = await ask(roster.people.mother, { method: 'GET', path: '/me/bills' })
    expect(mine.body).toMatchObject({ bills: [{ names: ['Leo Gil'], outstanding: 10_000 }] })
    const other = await ask(await anAccount(database), { method: 'GET', path: '/me/bills' })
    expect(other.body).toEqual({ forms: [], bills: [] })
  })

  test('is not found with a token of another kind', async () => {
    const { token } = await made()
    const answer = await post(undefined, '/bill-page/open', { token: `${token}x` })
    expect(answer.status).toBe(404)
  })
})

test('a fund shows donations without the names of anonymous donors', async () => {
  campaign = await aCollection(database, roster.teamId, {
    kind: 'fund',
    broadcast: 'public',
    amount: null,
  })
  const gift = { lines: [lineFor(null, { amount: 2500 })], paymentOption: 'card' }
  for (const isAnonymous of [false, true]) {
    const { token } = billPage.parse((await fill(undefined, filled({ ...gift, isAnonymous }))).body)
    const page = await post(undefined, '/bill-page/checkout', { tokens: [token] })
    const session = String(page.body['url']).split('/').at(-1) ?? ''
    await platform.payments.sandbox?.answer(session, 'pay')
    await post(undefined, '/bill-page/open', { token })
  }
  const { fund } = formShape.parse((await open(undefined)).body)
  expect(fund).toMatchObject({ given: 5000, givers: 2 })
  expect(fund?.latest.map(({ name }) => name).toSorted()).toEqual(['Marta G.', null])
  const nothing = await fill(undefined, filled({ ...gift, lines: [lineFor(null, { amount: 0 })] }))
  expect(nothing.body).toMatchObject({ data: { fields: { 'lines.0.amount': 'too_little' } } })
})

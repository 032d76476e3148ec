import { z } from 'zod'

import { aFee, openCollection, takePayments } from './collections.ts'
import { type Send, wordIn } from './wire.ts'

/** Has no break opportunities. */
const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const name = endless.repeat(3).slice(0, 200)
/** Kinds of bills with different pages. */
const bills = ['open', 'late', 'parted', 'refunded', 'waived', 'asked'] as const

type BillOf = (typeof bills)[number]

/** Pages that show all of it. */
export interface UglyTreasury {
  readonly home: string
  readonly teamId: string
  /** The name of every collection. */
  readonly name: string
  readonly draftId: string
  readonly membershipId: string
  readonly forms: readonly string[]
  readonly bills: readonly string[]
}

/** A team with every way to request money and text as long as possible. */
export async function anUglyTreasury(send: Send): Promise<UglyTreasury> {
  const team = { name: endless, sport: 'football', ageGroup: 'U12', color: '#f5e663' }
  const made = await send({ method: 'POST', path: '/rest/v1/teams', body: team })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}/collections`
  await takePayments(send, teamId)
  const begun = await send({ method: 'POST', path, body: { kind: 'activity' } })
  const adult = aFee(name, 99_999_900, { details: name })
  const fund = await openCollection(send, teamId, { kind: 'fund', name, goal: 99_999_900 })
  const order = { kind: 'pre_order', name, fees: [anArticle()] } as const
  const preOrder = await openCollection(send, teamId, order)
  const membership = await openCollection(send, teamId, {
    kind: 'membership',
    name,
    details: `${name}\n\n${'Long words in short sentences. '.repeat(20)}`,
    takesInstalments: true,
    fees: [adult, aFee(`${endless} 2`, 0, { type: 'new', amount: null })],
    fields: [aField('select', [name, 'XS']), aField('textarea'), aField('checkbox')],
  })
  const list = collections.parse(await send({ method: 'GET', path })).collections
  const membershipId = list.find(({ kind }) => kind === 'membership')?.id ?? ''
  const key = membership.split('/').at(-1) ?? ''
  return {
    home: `/team/${teamId}`,
    teamId,
    name,
    draftId: wordIn(begun, 'id'),
    membershipId,
    forms: [membership, preOrder, fund],
    bills: await uglyBills(send, { on: `${path}/${membershipId}`, key, feeId: adult.id }),
  }
}

const collections = z.object({
  collections: z.array(z.object({ id: z.string(), kind: z.string() })),
})

function anArticle() {
  const size = { id: crypto.randomUUID(), name: endless.slice(0, 40), stock: 100_000 }
  return aFee(name, 99_900, { details: name, sizes: [size] })
}

function aField(type: string, options: readonly string[] = []) {
  return { id: crypto.randomUUID(), name, type, isMandatory: false, feeId: null, options }
}

interface Membership {
  readonly on: string
  readonly key: string
  readonly feeId: string
}

/** Submits a form for each and records payments; returns the paths of their bills. */
async function uglyBills(send: Send, { on, key, feeId }: Membership): Promise<string[]> {
  const pages: string[] = []
  for (const kind of bills) {
    const body = aForm(kind, { key, feeId })
    const bill = await send({ method: 'POST', path: '/rest/v1/collection-form', body })
    pages.push(`/pay/${wordIn(bill, 'token')}`)
  }
  const list = participants.parse(await send({ method: 'GET', path: `${on}/participants` }))
  const inOrder = list.participants.toSorted((one, other) => one.number - other.number)
  const of = (kind: BillOf) => `${on}/bills/${inOrder[bills.indexOf(kind)]?.billId}`
  const id = () => crypto.randomUUID()
  const add = (bill: BillOf, entry: object) =>
    send({
      method: 'POST',
      path: `${of(bill)}/entries`,
      body: { id: id(), entry: { note: name, ...entry } },
    })

  const late = { parts: partsFrom('2026-01-31') }
  await send({ method: 'PUT', path: `${of('late')}/instalments`, body: late })
  const parted = { parts: partsFrom('2030-01-31') }
  await send({ method: 'PUT', path: `${of('parted')}/instalments`, body: parted })
  const cash = { kind: 'payment', method: 'cash', amount: 33_333_300, onDay: '2026-11-20' }
  await add('parted', cash)
  await add('refunded', cash)
  const refund = { id: id(), method: 'cash', amount: 11_111_100, note: name }
  await send({ method: 'POST', path: `${of('refunded')}/refunds`, body: refund })
  await add('waived', { kind: 'waiver', amount: 99_999_900 })
  return pages
}

const participants = z.object({
  participants: z.array(z.object({ billId: z.string(), number: z.int() })),
})

function aForm(kind: BillOf, { key, feeId }: Pick<Membership, 'key' | 'feeId'>) {
  const person = { firstName: endless, lastName: endless }
  const asksQuietly = { kind: 'reduction', words: `${name} ${name}` }
  return {
    key,
    clientId: crypto.randomUUID(),
    payer: { ...person, email: `${kind}@club.example`, language: 'en' },
    lines: [{ ...person, feeId }],
    paymentOption: kind === 'asked' ? 'later' : 'offline',
    request: kind === 'asked' ? asksQuietly : null,
  }
}

function partsFrom(dueOn: string) {
  return [
    { amount: 33_333_300, dueOn },
    { amount: 66_666_600, dueOn: '2030-02-28' },
  ]
}

import { billPayers } from '@touchline/contract/collections/shapes/bill'
import { v7 as newId } from 'uuid'

import type { BankLine } from './bank-files.ts'
import { fee, type OwedBill, type Treasury } from './treasury.ts'

/** One bill, with what goes wrong about it. */
export interface Case {
  readonly desk: Treasury
  readonly bill: OwedBill
  /** The bill with the same mistake in another team. */
  readonly other: OwedBill
  /** Every second one leads its pair. */
  readonly leads: boolean
  /** In the text of its transfers, with a number. */
  readonly tag: (at?: number) => string
}

export interface Mistake {
  readonly name: string
  /** In the bank's first statement, and after the repair in the second. */
  readonly first?: (it: Case) => readonly BankLine[]
  readonly second?: (it: Case) => readonly BankLine[]
  readonly before?: (it: Case) => Promise<unknown>
  readonly repair?: (it: Case) => Promise<unknown>
  /** What the bill comes to in the end, in minor units; by default billed and paid in full. */
  readonly ends?: Partial<Record<'charged' | 'paid' | 'waived' | 'refunded', number>>
}

const line = ({ bill, tag }: Case, amount: number, more: Partial<BankLine> = {}): BankLine => ({
  amount,
  payer: `Oma ${tag()}`,
  words: `${bill.reference} ${tag()}`,
  ...more,
})
const half = fee / 2
const whole = ({ billId }: Pick<OwedBill, 'billId'>, amount = fee) => [{ billId, amount }]
const pays = (amount = fee) => ({ first: (it: Case) => [line(it, amount)] })
const paysLater = (amount = fee) => ({ second: (it: Case) => [line(it, amount)] })

async function waive({ desk, bill }: Case, amount: number, of = 'half') {
  await desk.entry(bill, { kind: 'waiver', amount, of })
}

async function billAgain({ desk, bill }: Case): Promise<void> {
  const payers = `/teams/${bill.teamId}/members/${bill.memberId}/bill-payers`
  const { guardians } = billPayers.parse(await desk.done(`GET ${payers}`))
  const right = guardians.find(({ guardianId }) => guardianId === bill.secondParent)
  await desk.done(`PUT ${payers}`, { guardianIds: [right?.guardianId] })
  const { lines } = await desk.bill(bill)
  const input = { clientId: newId(), memberId: bill.memberId, feeId: lines[0]?.feeId, amount: fee }
  await desk.done(`POST ${bill.at}/bills`, input)
}

async function share({ desk, bill }: Case): Promise<unknown> {
  return desk.done(`PUT ${bill.at}/bills/${bill.billId}/share`, { guardianId: bill.secondParent })
}

/** What families, banks and treasurers get wrong. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'too little',
    ...pays(9000),
    repair: (it) => waive(it, 1000),
    ends: { paid: 9000, waived: 1000 },
  },
  {
    name: 'too much',
    ...pays(11_000),
    repair: ({ desk, bill, tag }) => desk.decide(tag(), whole(bill)),
  },
  {
    name: 'paid twice',
    first: (it) =>
      [1, 2].map((at) => line(it, fee, { words: `${it.bill.reference} ${it.tag(at)}` })),
    repair: ({ desk, tag }) => desk.decide(tag(2), []),
  },
  {
    name: 'no reference, but the child’s name',
    first: (it) => [line(it, fee, { words: `Beitrag ${it.bill.child} ${it.tag()}` })],
    repair: async ({ desk, tag }) => desk.decide(tag(), (await desk.find(tag())).proposal),
  },
  {
    name: 'a reference with a typing error',
    first: (it) => [line(it, fee, { words: `RF00 1234 99 ${it.tag()}` })],
    repair: async ({ desk, bill, tag }) => {
      const [found] = await desk.searchBill(tag(), bill.child)
      await desk.decide(tag(), whole({ billId: found?.billId ?? '' }))
    },
  },
  {
    name: 'the reference of another child, who pays as well',
    first: (it) => [line(it, fee, it.leads ? { words: `${it.other.reference} ${it.tag()}` } : {})],
    repair: async ({ desk, bill, tag }) => {
      const found = await desk.find(tag())
      if (found.parts.some(({ billId }) => billId === bill.billId)) return
      if (found.state === 'booked') await desk.decide(tag(), null)
      await desk.decide(tag(), whole(bill))
    },
  },
  {
    name: 'in two halves',
    first: (it) =>
      [1, 2].map((at) => line(it, half, { words: `${it.bill.reference} ${it.tag(at)}` })),
  },
  {
    name: 'a direct debit without funds, with the bank’s fee',
    first: (it) => [line(it, -fee - 300, { words: it.bill.reference, returnCode: 'AM04' })],
    ...paysLater(fee + 300),
    ends: { charged: fee + 300, paid: fee + 300 },
  },
  {
    name: 'billed too much, noticed once it was paid',
    ...pays(),
    repair: ({ desk, bill }) => desk.refund(bill, 4000),
    ends: { paid: 6000, refunded: 4000 },
  },
  { name: 'a statement uploaded twice', ...pays() },
  {
    name: 'a child who has left',
    repair: async (it) => {
      const { desk, bill } = it
      const at = `/clubs/${desk.clubId}/members`
      const act = { kind: 'leave', exitedOn: '2027-01-19', reason: 'moved' }
      const left = await desk.manager(`POST ${at}/changes`, { personIds: [bill.memberId], act })
      if (left.status !== 200) throw new Error(JSON.stringify(left.body))
      await waive(it, fee)
    },
    ends: { paid: 0, waived: fee },
  },
  {
    name: 'a shared bill that one parent pays',
    before: share,
    ...pays(),
    repair: async ({ desk, bill, tag }) => {
      const { halves } = await desk.bill(bill)
      await desk.decide(
        tag(),
        halves.map(({ billId }) => ({ billId, amount: half })),
      )
    },
  },
  {
    name: 'a wrong due date',
    repair: ({ desk, bill }) =>
      desk.done(`PUT ${bill.at}/bills/${bill.billId}/instalments`, {
        parts: [{ amount: fee, dueOn: '2027-03-31' }],
      }),
    ...paysLater(),
  },
  {
    name: 'a wrong payer',
    repair: async (it) => {
      await waive(it, fee)
      await billAgain(it)
    },
    ends: { charged: 2 * fee, paid: 0, waived: fee },
  },
  {
    name: 'cancelled after paying',
    ...pays(),
    repair: ({ desk, bill }) => desk.refund(bill, fee),
    ends: { paid: 0, refunded: fee },
  },
  {
    name: 'hardship after a first part',
    ...pays(4000),
    repair: (it) => waive(it, 6000),
    ends: { paid: 4000, waived: 6000 },
  },
  {
    name: 'a stranger’s transfer with the surname',
    first: (it) => {
      const [, surname = ''] = it.bill.child.split(' ')
      return [line(it, fee, { payer: `Opa ${surname}`, words: `für die Kleine ${it.tag()}` })]
    },
    repair: ({ desk, bill, tag }) => desk.decide(tag(), whole(bill)),
  },
  {
    name: 'another currency',
    first: (it) => [line(it, fee, { currency: 'CHF' })],
    repair: ({ desk, tag }) => desk.decide(tag(), []),
    second: (it) => [line(it, fee, { words: `${it.bill.reference} again` })],
  },
  {
    name: 'one transfer for two children',
    first: (it) =>
      it.leads
        ? [line(it, 2 * fee, { words: `${it.bill.reference} ${it.other.reference} ${it.tag()}` })]
        : [],
  },
  {
    name: 'in cash and by transfer',
    before: ({ desk, bill }) =>
      desk.entry(bill, { kind: 'payment', method: 'cash', amount: fee, onDay: '2026-12-09' }),
    ...pays(),
    repair: ({ desk, tag }) => desk.decide(tag(), []),
  },
  {
    name: 'booked on the wrong bill by the treasurer',
    first: (it) => [line(it, fee, { words: `Danke ${it.tag()}` })],
    repair: async ({ desk, bill, other, tag }) => {
      const wrong = await desk.bill(other)
      if (wrong.outstanding === fee) {
        await desk.decide(tag(), whole(other))
        await desk.decide(tag(), null)
      }
      await desk.decide(tag(), whole(bill))
    },
  },
  {
    name: 'a wrong rate, noticed before it was paid',
    repair: (it) => waive(it, 2500),
    ...paysLater(7500),
    ends: { paid: 7500, waived: 2500 },
  },
  {
    name: 'reminded by mistake, with a fee',
    repair: (it) => waive(it, 500, 'fees'),
    ...paysLater(),
    ends: { charged: fee + 500, waived: 500 },
  },
  {
    name: 'paid, and called back by the payer’s bank',
    ...pays(),
    second: (it) => [
      line(it, -fee, { words: `Storno ${it.bill.reference} ${it.tag(2)}`, isRecalled: true }),
    ],
    ends: { paid: 0 },
  },
  {
    name: 'a gift besides the fee',
    first: (it) => [line(it, fee), line(it, 1500, { words: `Spende Sommerfest ${it.tag(2)}` })],
    repair: ({ desk, tag }) => desk.decide(tag(2), []),
  },
]

/** The place of a mistake in the list. */
export function placeOf(name: string): number {
  return mistakes.findIndex((one) => one.name.includes(name))
}

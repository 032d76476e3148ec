import { billReference } from '@touchline/domain/collections/payment-reference'
import { addDays } from '@touchline/domain/events/days'
import { z } from 'zod'

import type { Send } from './wire.ts'

const bills = z.array(z.object({ number: z.int(), payer: z.string(), amount: z.int() }))
const debits = z.object({ runs: z.array(z.object({ id: z.string(), dueOn: z.string() })) })
const details = z.object({
  items: z.array(bills.element.extend({ state: z.string() })),
})
const preview = z.object({ without: bills })

export type OpenBill = z.infer<typeof bills>[number]

/** A club whose direct debits are at the bank. */
export interface ClubAccount {
  /** The day of the debits. */
  readonly dueOn: string
  /** How the bank names them. */
  readonly batch: string
  readonly debited: readonly OpenBill[]
  /** Bills that people pay by transfer. */
  readonly open: readonly OpenBill[]
}

/** Takes the file of the club's first debit run to the bank. */
export async function accountOf(address: string, send: Send, { clubId, token }: Club) {
  const at = `/rest/v1/clubs/${clubId}/debits`
  const [run] = debits.parse(await send({ method: 'GET', path: at })).runs
  if (run === undefined) throw new Error('the club has no debit run')
  const path = `${at}/runs/${run.id}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const file = await fetch(`${address}${path}/file`, { method: 'POST', headers, body: '{}' })
  const batch = /<PmtInfId>([^<]*)</.exec(await file.text())?.[1] ?? ''
  const { items } = details.parse(await send({ method: 'GET', path }))
  const debited = items.filter(({ state }) => state === 'collecting')
  const others = await send({ method: 'GET', path: `${at}/preview` })
  const isDebited = new Set(debited.map(({ number }) => number))
  const open = preview.parse(others).without.filter(({ number }) => !isDebited.has(number))
  return { dueOn: run.dueOn, batch, debited, open } satisfies ClubAccount
}

interface Club {
  readonly clubId: string
  readonly token: string
}

/** Everything a statement can contain; the second file repeats the first's payment. */
export function statementsOf({ dueOn, batch, debited, open }: ClubAccount): readonly string[] {
  const onDay = addDays(dueOn, 2)
  const sum = debited.reduce((all, { amount }) => all + amount, 0)
  const [early = none, exact = none, part = none, over = none, named = none] = open
  const all = [
    entry({ onDay, ...paid(early, early.amount) }),
    entry({ onDay: dueOn, amount: sum, more: `<Btch><PmtInfId>${batch}</PmtInfId></Btch>` }),
    ...debited.slice(0, 2).map((bill, at) => entry({ onDay, ...returned(bill, at * 350) })),
    entry({ onDay, ...paid(exact, exact.amount) }),
    entry({ onDay, ...paid(part, 2000) }),
    entry({ onDay, ...paid(over, over.amount + 1000) }),
    entry({ onDay, amount: named.amount, payer: named.payer, words: 'Für die Kinder' }),
    entry({ onDay, amount: 2500, payer: longest, words: longest }),
    entry({ onDay, amount: 64_000, side: 'DBIT', payer: 'Stadtwerke', words: 'Hallenmiete' }),
    entry({ onDay, amount: 4200, status: 'PDNG', payer: 'Petra Parent' }),
    entry({ onDay, amount: 4200, status: 'strange', payer: 'Petra Parent', words: longest }),
  ]
  return [camt(all.slice(0, 1)), camt(all)]
}

/** In clubs with fewer bills. */
const none: OpenBill = { number: 0, payer: '', amount: 100 }

/** Banks don't break long words in transfers either. */
const longest = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)

function paid({ number, payer }: OpenBill, amount: number) {
  return { amount, payer, words: `${billReference(number)} Beitrag` }
}

/** A returned direct debit; the bank deducts its fee, too. */
function returned({ number, amount }: OpenBill, fee: number) {
  const code = fee > 0 ? 'AM04' : 'AC04'
  return {
    side: 'DBIT',
    amount: amount + fee,
    words: billReference(number),
    details: `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf>`,
  } as const
}

interface Entry {
  readonly side?: 'CRDT' | 'DBIT'
  /** In cents. */
  readonly amount: number
  readonly onDay: string
  readonly status?: string
  readonly payer?: string
  readonly words?: string
  /** Further elements of the entry and of its only transaction. */
  readonly more?: string
  readonly details?: string
}

/** An entry of camt.053. */
function entry({ side = 'CRDT', amount, onDay, status = 'BOOK', more = '', ...rest }: Entry) {
  const { payer = '', words = '', details = '' } = rest
  const role = side === 'DBIT' ? 'Cdtr' : 'Dbtr'
  const party = `<RltdPties><${role}><Pty><Nm>${payer}</Nm></Pty></${role}></RltdPties>`
  return `<Ntry><Amt Ccy="EUR">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd>
${details && '<RvslInd>true</RvslInd>'}<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${onDay}</Dt></BookgDt>
<NtryDtls>${more}<TxDtls>${party}<RmtInf><Ustrd>${words}</Ustrd></RmtInf>${details}</TxDtls></NtryDtls></Ntry>`
}

function camt(entries: readonly string[]): string {
  return `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

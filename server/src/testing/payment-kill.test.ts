import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterEach, expect, inject, test } from 'vitest'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { addPage } from '#server/collections/queries/checkouts.ts'
import { aBill, aCollection } from '#server/collections/testing/bills.ts'
import { signatureOf } from '#server/platform/payments/signature.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aTeam } from '#server/teams/testing/people.ts'

import { root } from '../../../bin/steps.ts'
import { killAll, start } from '../../../bin/testing/touchline.ts'

/** TOUCHLINE_KILLS=100 vitest run server/src/testing/payment-kill.test.ts, for a long night. */
const rounds = Number(process.env['TOUCHLINE_KILLS'] ?? 2)
const perRound = 30_000
/** Payments reported in a round, each twice at once. */
const atOnce = 6
/** Milliseconds after the first response, when some of the others are in progress. */
const longestLife = 60
const amount = 10_000
const firstAnswer = { timeout: 10_000, interval: 5 }

const platform = await testPlatform()
const { database, connection } = platform
const folder = mkdtempSync(join(inject('folder'), 'payment-kill-'))
const teamId = await aTeam(database)
const collection = await aCollection(database, teamId)

afterEach(killAll)

interface Payment {
  readonly billId: string
  readonly pageId: string
  readonly sessionId: string
}

/** A bill just paid in the sandbox, not reported yet. */
async function aPayment(): Promise<Payment> {
  const pageId = randomUUID()
  const sessionId = `cs_sandbox_${pageId}`
  const { billId } = await aBill(database, collection)
  await database.transaction().execute(async (tx) => {
    const now = platform.clock()
    await bookEntry(tx, { teamId, billId, now }, { entry: { kind: 'charged', amount } })
    await addPage(tx, {
      id: pageId,
      team_id: teamId,
      bill_id: billId,
      amount,
      provider: 'sandbox',
      payout_account_id: 'acct_sandbox',
      session_id: sessionId,
      created_at: now,
      expires_at: now,
    })
    const paid = {
      id: sessionId,
      customer_id: null,
      price_id: null,
      subscription_id: null,
      payment_id: `pi_sandbox_${pageId}`,
      name: 'Season',
      amount,
      currency: 'EUR',
      refunds: {},
      state: 'paid',
      success_url: '',
      cancel_url: '',
      expires_at: now,
    }
    await sql`insert into sandbox (kind, id, data)
      values ('session', ${sessionId}, ${JSON.stringify(paid)})`.execute(tx)
  })
  return { billId, pageId, sessionId }
}

/** True if the response says that the event is accepted. */
async function tell(address: string, { sessionId }: Payment, secret: string): Promise<boolean> {
  const object = { id: sessionId, mode: 'payment', status: 'complete', payment_status: 'paid' }
  const event = {
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { ...object, amount_total: amount } },
  }
  const body = JSON.stringify(event)
  const signature = signatureOf(Buffer.from(body), { secret, now: new Date() })
  try {
    const answer = await fetch(`${address}/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    })
    return answer.ok
  } catch {
    return false
  }
}

function taker() {
  const script = 'server/src/testing/support/taking-payments.ts'
  return start([process.execPath, script, JSON.stringify(connection), folder], { cwd: root })
}

async function addressOf(process: ReturnType<typeof taker>): Promise<string> {
  return (await process.says(/taking payments at (http:\S+)/))[1] ?? ''
}

/** How often each payment is booked. */
async function timesBooked(payments: readonly Payment[]): Promise<readonly number[]> {
  const found = await sql<{ bill: string; times: number }>`
    select bill_id as bill, count(*) as times from bill_entries
    where kind = 'paid' and amount = ${amount} group by bill_id`.execute(database)
  const times = new Map(found.rows.map((row) => [row.bill, row.times]))
  return payments.map(({ billId }) => times.get(billId) ?? 0)
}

test(
  `killed ${rounds} times between the provider’s event and the commit, books each payment once`,
  { timeout: 60_000 + rounds * perRound },
  async () => {
    const secret = await platform.payments.webhookSecret()
    const all: Payment[] = []
    const acknowledged: Payment[] = []
    let unanswered: Payment[] = []
    let killedWhileTaking = 0
    for (let round = 1; round <= rounds; round += 1) {
      const fresh = await Promise.all(Array.from({ length: atOnce }, aPayment))
      all.push(...fresh)
      const process = taker()
      const address = await addressOf(process)
      const events = [...fresh, ...unanswered]
      let answered = 0
      const answers = events.map(async (one) => {
        const taken = await Promise.all([tell(address, one, secret), tell(address, one, secret)])
        if (taken.some(Boolean)) answered += 1
        return taken.some(Boolean)
      })
      await expect.poll(() => answered, firstAnswer).toBeGreaterThan(0)
      await pause(Math.random() * longestLife)
      killAll()
      await process.ended()
      const taken = await Promise.all(answers)
      acknowledged.push(...events.filter((_, at) => taken[at] === true))
      unanswered = events.filter((_, at) => taken[at] !== true)
      if (unanswered.length > 0) killedWhileTaking += 1
      // None of the acknowledged ones is lost, and none is booked twice.
      expect((await timesBooked(acknowledged)).filter((times) => times !== 1)).toEqual([])
      expect((await timesBooked(all)).filter((times) => times > 1)).toEqual([])
    }

    const before = acknowledged.length
    const address = await addressOf(taker())
    for (const one of all) expect(await tell(address, one, secret)).toBe(true)
    const times = await timesBooked(all)
    const lost = times.filter((count) => count === 0).length
    const doubled = times.filter((count) => count > 1).length
    console.info(
      `${rounds} kills (${killedWhileTaking} with something unanswered), ${all.length} payments, ${before} of them answered for before the last start: lost ${lost}, doubled ${doubled}`,
    )
    expect([lost, doubled]).toEqual([0, 0])
    const paid = await sql<{ sum: number }>`select sum(paid)::bigint as sum from bills`.execute(
      database,
    )
    expect(paid.rows[0]?.sum).toBe(all.length * amount)
  },
)

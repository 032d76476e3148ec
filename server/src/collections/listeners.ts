import { z } from 'zod'

import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { takeChangedRecords } from './commands/debits/record-mandates.ts'
import { notifyOfBill, notifyOfDebit } from './commands/debits/write-letters.ts'
import { emailPayoutChange } from './commands/payout-changes.ts'
import { fillPlaces } from './commands/places/fill-places.ts'
import { notifyRequestAnswered, notifyInvited, notifyPayer } from './commands/write-letters.ts'
import { payoutNews } from './emails/payout.ts'

const asked = z.object({ teamId: z.string(), collectionId: z.string(), at: z.coerce.date() })
const answered = z.object({ teamId: z.string(), requestId: z.string() })
const billed = z.object({ teamId: z.string(), billId: z.string() })
const billedAs = billed.extend({ news: z.enum(['billed', 'placed']).default('billed') })
const shared = billed.extend({ at: z.string() })
const booked = billed.extend({
  entryId: z.string(),
  kind: z.enum(['paid', 'refunded', 'refund_failed', 'returned']),
  amount: z.int(),
})
const freed = z.object({ teamId: z.string(), collectionId: z.string() })
const debited = billed.extend({ debitRunId: z.string() })
const ofClub = z.object({ clubId: z.string() })
const payoutChanged = z.object({
  teamId: z.string(),
  changeId: z.string(),
  what: z.enum(payoutNews),
  by: z.string().nullable(),
})

/** Emails payers about their bills, and admins about payout accounts. */
export function collectionsListeners(platform: Platform): readonly Listener[] {
  return [
    {
      on: 'collections.invited',
      name: 'collections.write_to_invited',
      run: async (payload) => {
        await notifyInvited(platform, asked.parse(payload))
      },
    },
    {
      on: 'collections.billed',
      name: 'collections.write_of_bill',
      run: (payload) => {
        const { news, ...key } = billedAs.parse(payload)
        if (news === 'billed') return notifyOfBill(platform, key)
        const fact = `collections.placed:${key.billId}`
        return notifyPayer(platform, { ...key, fact, news: { kind: news } })
      },
    },
    {
      on: 'collections.share_changed',
      name: 'collections.write_of_share',
      run: (payload) => {
        const { teamId, billId, at } = shared.parse(payload)
        const fact = `collections.share_changed:${billId}:${at}`
        return notifyPayer(platform, { teamId, billId, fact, news: { kind: 'share_changed' } })
      },
    },
    {
      on: 'collections.booked',
      name: 'collections.write_of_payment',
      run: (payload) => {
        const { teamId, billId, entryId, kind, amount } = booked.parse(payload)
        const fact = `collections.booked:${entryId}`
        return notifyPayer(platform, { teamId, billId, fact, news: { kind, amount } })
      },
    },
    {
      on: 'collections.request_answered',
      name: 'collections.write_of_answer',
      run: (payload) => notifyRequestAnswered(platform, answered.parse(payload)),
    },
    ...debitListeners(platform),
    ...placeListeners(platform),
    {
      on: 'collections.payout_changed',
      name: 'collections.write_of_payout',
      run: (payload) => emailPayoutChange(platform, payoutChanged.parse(payload)),
    },
  ]
}

/** Emails about places, and people who move up. */
function placeListeners(platform: Platform): readonly Listener[] {
  const { database, clock } = platform
  return [
    ...(['waiting', 'place_released'] as const).map((kind) => ({
      on: `collections.${kind}`,
      name: `collections.write_of_${kind}`,
      run: (payload: unknown) => {
        const { teamId, billId } = billed.parse(payload)
        const fact = `collections.${kind}:${billId}`
        return notifyPayer(platform, { teamId, billId, fact, news: { kind } })
      },
    })),
    {
      on: 'collections.place_freed',
      name: 'collections.fill_places',
      run: (payload) => {
        const key = freed.parse(payload)
        return database.transaction().execute((tx) => fillPlaces(tx, key, clock()))
      },
    },
  ]
}

/** Emails about direct debits, and mandates that follow members' records. */
function debitListeners(platform: Platform): readonly Listener[] {
  return [
    ...(['debit_announced', 'debit_cancelled'] as const).map((kind) => ({
      on: `collections.${kind}`,
      name: `collections.write_of_${kind}`,
      run: (payload: unknown) => notifyOfDebit(platform, kind, debited.parse(payload)),
    })),
    {
      on: 'clubs.members_changed',
      name: 'collections.take_record_mandates',
      run: async (payload) => {
        const { clubId } = ofClub.parse(payload)
        await takeChangedRecords(platform, clubId)
      },
    },
  ]
}

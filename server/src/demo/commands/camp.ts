import { randomBytes } from 'node:crypto'

import { demoEmail } from '@touchline/domain/demo/people'
import type { Language } from '@touchline/domain/values/language'
import { currencyIn } from '@touchline/domain/values/money'
import { v7 as newId } from 'uuid'

import { makeBill } from '#server/collections/commands/make-bill.ts'
import { joinWaitingList } from '#server/collections/commands/places/join-waiting-list.ts'
import { lockCollection } from '#server/collections/queries/collections.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { forgetEvents, insertRows } from '../queries.ts'
import type { Stage } from './roster.ts'

const day = 86_400_000
const publishedDaysAgo = 9
/** Minor units. */
const amount = 12_000
const places = 4

/** From other clubs, in order of sign-up: the last two are waiting. */
const children = ['Noa', 'Martín', 'Vega', 'Hugo', 'Carla', 'Álex']
const surnames = ['Prieto', 'Sanz', 'Molina', 'Reyes', 'Ibáñez', 'Cano']

/** A full summer camp with a waiting list. */
export async function addCamp(tx: Transaction, stage: Stage, language: Language): Promise<void> {
  const { teamId, words, country, now, cast } = stage
  const publishedAt = new Date(now.getTime() - publishedDaysAgo * day)
  const key = { teamId, collectionId: newId() }
  const feeId = newId()
  await insertRows(tx, 'collections', [
    {
      id: key.collectionId,
      team_id: teamId,
      kind: 'activity',
      state: 'open',
      step: 'broadcast',
      name: words.camp.name,
      details: words.camp.details,
      organizer_email: cast.coach.email,
      currency: currencyIn(country),
      takes_offline: true,
      broadcast: 'public',
      places,
      hold_days: 14,
      key: randomBytes(24).toString('base64url'),
      created_by: cast.coach.id,
      created_at: publishedAt,
      changed_at: now,
      published_at: publishedAt,
    },
  ])
  const fee = { id: feeId, team_id: teamId, collection_id: key.collectionId, position: 0 }
  await insertRows(tx, 'collection_fees', [{ ...fee, name: words.camp.fee, type: 'fixed', amount }])
  const collection = await lockCollection(tx, key)
  for (const [at, firstName] of children.entries()) {
    const lastName = surnames[at] ?? ''
    const signedUp = new Date(publishedAt.getTime() + (1 + at) * day)
    const sign = at < places ? makeBill : joinWaitingList
    await sign(tx, { collection, now: signedUp }, entryOf({ feeId, firstName, lastName }, language))
  }
  await forgetEvents(tx, ['collections.waiting'])
}

interface Child {
  readonly feeId: string
  readonly firstName: string
  readonly lastName: string
}

function entryOf({ feeId, firstName, lastName }: Child, language: Language) {
  const parent = { firstName: 'Sara', lastName }
  const line = { memberId: null, feeId, sizeId: null, quantity: 1, amount, answers: {} }
  return {
    clientId: newId(),
    accountId: null,
    payer: {
      ...parent,
      email: demoEmail(parent),
      phone: null,
      language,
    },
    lines: [{ ...line, firstName, lastName }],
    paymentOption: 'offline' as const,
    isAnonymous: false,
    madeBy: null,
  }
}

import type { ActorContext } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { newFormKey } from '#server/collections/commands/create.ts'
import {
  insertCollection,
  lockCollection,
  requireCollection,
  saveCollection,
  type CollectionRow,
} from '#server/collections/queries/collections.ts'
import { saveBelongings } from '#server/collections/queries/fees.ts'
import { requirePremium } from '#server/entitlements/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { StoredBox } from '../queries/box.ts'
import { cashBoxTexts } from './texts.ts'

interface NewCollection {
  readonly box: StoredBox
  readonly collectionId: string
  readonly dueOn: string
}

/**
 * A closed collection, named after the month, whose bills can be paid. Needs Premium. Undefined if
 * it exists already.
 */
export async function addBillCollection(
  tx: Transaction,
  { actor, now }: ActorContext,
  { box, collectionId, dueOn }: NewCollection,
): Promise<{ collection: CollectionRow; feeId: string } | undefined> {
  const { teamId, accountId } = actor
  await requirePremium(tx, { teamId, now })
  const key = { teamId, collectionId }
  const made = { ...key, kind: 'activity' as const, key: newFormKey(), accountId }
  if (!(await insertCollection(tx, { ...made, organizerEmail: '', now }))) {
    await requireCollection(tx, key)
    return undefined
  }
  const language = bestLanguage([box.language])
  const text = cashBoxTexts[language]
  const month = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: box.timeZone,
  }).format(now)
  const feeId = newId()
  const price = { type: 'new' as const, amount: null, isActive: true, stock: null, sizes: [] }
  await saveBelongings(tx, key, {
    fees: [{ id: feeId, name: text.bill, details: '', ...price }],
    fields: [],
  })
  await saveCollection(tx, key, {
    state: 'closed',
    step: 'broadcast',
    name: text.billOf(month),
    starts_on: dayInZone(now, box.timeZone),
    ends_on: dueOn,
    currency: box.currency,
    takes_offline: true,
    published_at: now,
    changed_at: now,
  })
  return { collection: await lockCollection(tx, key), feeId }
}

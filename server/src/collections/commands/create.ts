import { randomBytes } from 'node:crypto'

import type { CollectionShape, FeeShape } from '@touchline/contract/collections/shapes/collection'
import { defaultFees } from '@touchline/domain/collections/campaign'
import type { Fee } from '@touchline/domain/collections/fees'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { requireAccountRow } from '#server/accounts/queries.ts'
import { requirePremium } from '#server/entitlements/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { insertCollection, requireCollection } from '../queries/collections.ts'
import { saveBelongings } from '../queries/fees.ts'
import { announceCollectionChange } from './lock-for-change.ts'
import { collectionTexts } from './texts.ts'

interface Input {
  readonly kind: CollectionShape['kind']
  /** The browser's id of it. */
  readonly draftId?: string | undefined
}

/** Creates a draft and returns its id; the same id creates it once. */
export async function createCollection(
  tx: Transaction,
  { actor, now }: ActorContext,
  { kind, draftId: collectionId = newId() }: Input,
): Promise<string> {
  const { teamId, accountId } = actor
  await requirePremium(tx, { teamId, now })
  const key = { teamId, collectionId }
  const creator = await requireAccountRow(tx, accountId)
  const made = {
    ...key,
    kind,
    key: newFormKey(),
    accountId,
    organizerEmail: creator.email ?? '',
    now,
  }
  if (!(await insertCollection(tx, made))) {
    await requireCollection(tx, key)
    return collectionId
  }

  const { fees } = collectionTexts[bestLanguage([creator.language])]
  await saveBelongings(tx, key, { fees: defaultFees(kind, fees).map(asFirst), fields: [] })
  await announceCollectionChange(tx, key)
  return collectionId
}

function asFirst(fee: Fee): FeeShape {
  return { ...fee, id: newId(), stock: null, sizes: [] }
}

/** Random, so that a form's URL can't be guessed. */
export function newFormKey(): string {
  return randomBytes(24).toString('base64url')
}

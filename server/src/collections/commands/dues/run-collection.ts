import type { AppliedRate } from '@touchline/domain/collections/dues/amounts'
import { collectionLimits } from '@touchline/domain/collections/limits'
import { cutTo } from '@touchline/domain/values/cut-to'
import { v7 as newId } from 'uuid'

import { requirePremium } from '#server/entitlements/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import {
  insertCollection,
  lockCollection,
  saveCollection,
  type CollectionRow,
} from '../../queries/collections.ts'
import type { Schedule } from '../../queries/dues.ts'
import { saveBelongings } from '../../queries/fees.ts'
import { newFormKey } from '../create.ts'

interface RunOfTeam {
  readonly teamId: string
  readonly schedule: Schedule
  readonly endsOn: string
  readonly actor: { readonly accountId: string }
  readonly now: Date
  readonly input: { readonly id: string; readonly name: string; readonly startsOn: string }
}

/** A closed collection, whose form is closed but whose bills can be paid. Needs Premium. */
export async function addRunCollection(
  tx: Transaction,
  { teamId, schedule, endsOn, actor, now, input }: RunOfTeam,
  rates: readonly (AppliedRate & { readonly id: string })[],
): Promise<CollectionRow> {
  await requirePremium(tx, { teamId, now })
  const key = { teamId, collectionId: newId() }
  const { accountId } = actor
  const made = { ...key, kind: 'membership' as const, key: newFormKey(), accountId }
  await insertCollection(tx, { ...made, organizerEmail: '', now })
  const fees = rates.map(({ id, name, amount }) => {
    const price =
      amount === 0 ? { type: 'free' as const, amount: null } : { type: 'fixed' as const, amount }
    const shortName = cutTo(name, collectionLimits.nameLength)
    return { id, name: shortName, details: '', ...price, isActive: true, stock: null, sizes: [] }
  })
  await saveBelongings(tx, key, { fees, fields: [] })
  await saveCollection(tx, key, {
    state: 'closed',
    step: 'broadcast',
    name: input.name,
    starts_on: input.startsOn,
    ends_on: endsOn,
    currency: schedule.currency,
    takes_offline: true,
    dues_run_id: input.id,
    published_at: now,
    changed_at: now,
  })
  return lockCollection(tx, key)
}

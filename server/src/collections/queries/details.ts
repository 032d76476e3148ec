import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import type { Campaign } from '@touchline/domain/collections/campaign'
import { publishProblems } from '@touchline/domain/collections/readiness'

import type { Queryable } from '#server/platform/database/database.ts'

import {
  countBills,
  requireCollection,
  type CollectionKey,
  type CollectionRow,
} from './collections.ts'
import { findFees, findFields } from './fees.ts'
import { formUrl } from './links.ts'
import { findPayee } from './payees.ts'

/** A collection with all parts, for those who run it. */
export async function requireCollectionDetails(
  db: Queryable,
  config: Parameters<typeof formUrl>[0],
  key: CollectionKey,
): Promise<CollectionShape> {
  const row = await requireCollection(db, key)
  const fees = await findFees(db, key)
  const payee = await findPayee(db, key.teamId)
  const {
    teamId: _teamId,
    timeZone: _timeZone,
    key: secret,
    createdAt,
    publishedAt,
    ...settings
  } = row
  const bare = fees.map(({ isUsed: _isUsed, sizes, ...fee }) => ({
    ...fee,
    sizes: sizes.map(({ isUsed: _isSold, ...size }) => size),
  }))
  return {
    ...settings,
    fees: bare,
    fields: await findFields(db, key),
    formUrl: formUrl(config, secret),
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    usedFeeIds: fees.filter(({ isUsed }) => isUsed).map(({ id }) => id),
    billCount: await countBills(db, key),
    problems: { ...publishProblems(row.kind, campaignOf(row, bare)) },
    payee: payee?.state ?? 'none',
  }
}

type Named = Pick<
  CollectionRow,
  | 'name'
  | 'startsOn'
  | 'endsOn'
  | 'details'
  | 'organizerEmail'
  | 'phone'
  | 'currency'
  | 'takesInstalments'
  | 'takesOffline'
  | 'broadcast'
  | 'opensOn'
  | 'closesOn'
  | 'organizerEvery'
  | 'reminderAfter'
  | 'places'
  | 'holdDays'
>

/** A collection as its rules have it. */
export function campaignOf(row: Named, fees: Campaign['fees']): Campaign {
  const { startsOn, endsOn, opensOn, closesOn, takesInstalments, takesOffline, ...same } = row
  return {
    ...same,
    fees,
    validity: { startsOn, endsOn },
    open: { startsOn: opensOn, endsOn: closesOn },
    payment: { instalments: takesInstalments, offline: takesOffline },
  }
}

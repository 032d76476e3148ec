import type { DonationsShape } from '@touchline/contract/collections/shapes/donations'
import { isDonationCountry } from '@touchline/domain/collections/donations/countries'
import { noticeProblem } from '@touchline/domain/collections/donations/notices'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Queryable } from '#server/platform/database/database.ts'

import {
  findClubPlace,
  findEntitlement,
  type ConfirmedEntitlement,
} from '../../queries/donations/entitlements.ts'
import { countLeftOut, findDonationYears } from '../../queries/donations/entries.ts'
import { donorShapeOf, donorsOf } from './donors.ts'

interface Wanted {
  readonly clubId: string
  readonly accountId: string
  /** By default the last one with donations. */
  readonly year: number | undefined
}

/** The donors of a year and whether receipts can be issued. */
export async function donationsOf(
  db: Queryable,
  { clubId, accountId, year: wantedYear }: Wanted,
  now: Date,
): Promise<DonationsShape> {
  const place = await findClubPlace(db, clubId)
  const today = dayInZone(now, place.timeZone)
  const years = await findDonationYears(db, clubId)
  const year = wantedYear ?? years[0] ?? Number(today.slice(0, 4))
  const confirmed = await findEntitlement(db, clubId)
  const country = isDonationCountry(place.country) ? place.country : null
  const donors = country === null ? [] : await donorsOf(db, { clubId, accountId, year })
  return {
    country,
    entitlement: confirmed?.entitlement ?? null,
    hasSignature: confirmed !== undefined && confirmed.signature !== null,
    version: confirmed?.version ?? 0,
    refusal: entitlementRefusal(confirmed, place.country, today),
    year,
    years: [...years],
    donors: donors.map((donor) => donorShapeOf(donor, country ?? 'DE')),
    leftOut: await countLeftOut(db, { clubId, year }),
  }
}

/** Why the club can't issue receipts today. */
export function entitlementRefusal(
  confirmed: ConfirmedEntitlement | undefined,
  country: string,
  today: string,
): DonationsShape['refusal'] {
  if (confirmed === undefined || confirmed.entitlement.country !== country) return 'not_confirmed'
  const { entitlement } = confirmed
  const problem = entitlement.country === 'DE' ? noticeProblem(entitlement, today) : undefined
  return problem === undefined ? null : 'notice_expired'
}

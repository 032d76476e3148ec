import type { DonorDetails } from '@touchline/contract/collections/shapes/donations'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { putDonor } from '../../queries/donations/donors.ts'
import { donorsOf } from './donors.ts'

interface Caller {
  readonly accountId: string
  readonly now: Date
}

interface Edited {
  readonly clubId: string
  readonly year: number
  readonly donorKey: string
  readonly details: DonorDetails
}

/** Saves what the next receipts of a donor say; throws `not_found` for who gave nothing that year. */
export async function saveDonor(
  tx: Transaction,
  { accountId: reader, now }: Caller,
  { clubId, year, donorKey: key, details }: Edited,
): Promise<void> {
  const donors = await donorsOf(tx, { clubId, accountId: reader, year })
  const donor = donors.find((one) => one.key === key)
  if (donor === undefined || donor.donations.length === 0) throw new AppError('not_found')
  const { accountId, email } = donor
  await putDonor(tx, { clubId, key, accountId, email, details, now })
}

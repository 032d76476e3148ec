import type { Platform } from '#server/platform/platform.ts'

import { findCreditor } from '../../queries/debits/creditors.ts'
import { takeRecordMandates } from '../../queries/debits/mandates.ts'

/** Copies mandates from members' records, for clubs that collect by direct debit. */
export async function takeChangedRecords(platform: Platform, clubId: string): Promise<void> {
  await platform.database.transaction().execute(async (tx) => {
    if ((await findCreditor(tx, clubId)) === undefined) return
    await takeRecordMandates(tx, { clubId, now: platform.clock() })
  })
}

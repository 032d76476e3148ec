import type { Transaction } from '#server/platform/database/database.ts'

import { addMemberships, type DemoClub } from './memberships.ts'
import { addVenueFacts } from './venues.ts'

/** What the club itself keeps: its members, and its venues. */
export async function addClubFacts(tx: Transaction, club: DemoClub): Promise<void> {
  await addMemberships(tx, club)
  await addVenueFacts(tx, club)
}

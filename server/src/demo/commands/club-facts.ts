import type { Transaction } from '#server/platform/database/database.ts'

import { addDues } from './dues.ts'
import { addMemberships, type DemoClub } from './memberships.ts'
import { addRoles } from './roles.ts'
import { addVenueFacts } from './venues.ts'

/** What the club itself keeps: its members, roles, fees and venues. */
export async function addClubFacts(tx: Transaction, club: DemoClub): Promise<void> {
  await addMemberships(tx, club)
  await addRoles(tx, club)
  await addDues(tx, club)
  await addVenueFacts(tx, club)
}

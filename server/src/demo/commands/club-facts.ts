import type { Transaction } from '#server/platform/database/database.ts'

import { addClubLife } from './club-life.ts'
import { addDocuments } from './documents.ts'
import { addDonations } from './donations.ts'
import { addDues } from './dues.ts'
import { addFeeRun } from './fee-run.ts'
import { addMemberships } from './memberships.ts'
import { addPhotos } from './photos.ts'
import { addRoles } from './roles.ts'
import { addSeasonDraft } from './season-draft.ts'
import { addVenueFacts } from './venues.ts'

type ClubFacts = Parameters<typeof addDocuments>[1] & Parameters<typeof addClubLife>[1]

/** The club's own data: members, roles, fees, places, a message, an event and documents. */
export async function addClubFacts(tx: Transaction, club: ClubFacts): Promise<void> {
  await addMemberships(tx, club)
  await addRoles(tx, club)
  await addDues(tx, club)
  await addFeeRun(tx, club)
  await addDonations(tx, club)
  await addVenueFacts(tx, club)
  await addSeasonDraft(tx, club)
  await addClubLife(tx, club)
  await addDocuments(tx, club)
  const [teamId] = club.teamIds
  if (teamId !== undefined) await addPhotos(tx, { ...club, teamId }, club.storage)
}

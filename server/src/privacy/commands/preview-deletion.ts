import type { DeletionPreview, DeletionOutcome } from '@touchline/contract/accounts/shapes/deletion'
import { erasureDate } from '@touchline/domain/accounts/deletion'

import { proofNeeded } from '#server/accounts/commands/proof-of-person.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findLonelyChildren,
  findOrphanedClubs,
  findOrphanedTeams,
  type Orphan,
} from '../queries/succession.ts'

/** What deleting the account now would remove, and the required proof. */
export async function previewDeletion(
  platform: Platform,
  account: SignedIn,
): Promise<DeletionPreview> {
  const { database, clock } = platform
  const now = clock()
  const leaver = { accountId: account.id, today: now.toISOString().slice(0, 10) }
  const [clubs, teams, children] = await Promise.all([
    findOrphanedClubs(database, leaver),
    findOrphanedTeams(database, leaver),
    findLonelyChildren(database, leaver),
  ])
  return {
    eraseAt: erasureDate(now).toISOString(),
    clubs: clubs.map(shown),
    teams: teams.map(shown),
    children: [...children],
    proof: await proofNeeded(platform, account),
  }
}

function shown({ id, name, successor }: Orphan): {
  id: string
  name: string
  outcome: DeletionOutcome
} {
  const outcome: DeletionOutcome =
    successor === undefined ? { kind: 'deleted' } : { kind: 'handed_over', to: successor.name }
  return { id, name, outcome }
}

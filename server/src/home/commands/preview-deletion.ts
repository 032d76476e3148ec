import type { DeletionPreview, Fate } from '@touchline/contract/accounts/shapes/deletion'
import { eraseAt, isFreshSignIn } from '@touchline/domain/accounts/leaving'

import { hasPassword } from '#server/auth/commands/own-password.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  findLonelyChildren,
  findOrphanedClubs,
  findOrphanedTeams,
  type Orphan,
} from '../queries/succession.ts'

/** What is lost with an account, were it deleted now, and what has to be shown for that. */
export async function previewDeletion(
  { database, clock }: Platform,
  account: SignedIn,
): Promise<DeletionPreview> {
  const now = clock()
  const leaver = { accountId: account.id, today: now.toISOString().slice(0, 10) }
  const [clubs, teams, children] = await Promise.all([
    findOrphanedClubs(database, leaver),
    findOrphanedTeams(database, leaver),
    findLonelyChildren(database, leaver),
  ])
  return {
    eraseAt: eraseAt(now).toISOString(),
    clubs: clubs.map(shown),
    teams: teams.map(shown),
    children: [...children],
    proof: await proofOf(database, account, now),
  }
}

async function proofOf(
  database: Platform['database'],
  { id, signedInAt }: SignedIn,
  now: Date,
): Promise<DeletionPreview['proof']> {
  if (isFreshSignIn(signedInAt, now)) return 'done'
  return (await hasPassword(database, id)) ? 'password' : 'sign_in'
}

function shown({ id, name, successor }: Orphan): { id: string; name: string; fate: Fate } {
  const fate: Fate =
    successor === undefined ? { kind: 'deleted' } : { kind: 'handed_over', to: successor.name }
  return { id, name, fate }
}

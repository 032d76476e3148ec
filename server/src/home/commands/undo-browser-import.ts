import type {
  KeptReason,
  UndoneBrowserImport,
} from '@touchline/contract/home/shapes/browser-import'
import { mayDeleteTeam } from '@touchline/domain/teams/permissions'

import { deleteClub } from '#server/clubs/commands/club.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { deleteTeam } from '#server/teams/commands/leaving.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import {
  lockBroughtClubs,
  lockBroughtTeams,
  type BroughtClubRow,
  type BroughtTeamRow,
} from '../queries/brought.ts'
import {
  lockUndoable,
  markUndone,
  requireImport,
  type ImportKey,
} from '../queries/browser-imports.ts'

interface Undoing extends ImportKey {
  readonly now: Date
}

/**
 * Takes an import back. Teams and clubs that others have joined, or that are in use, stay; while
 * there are such, it can be tried again. What goes can be restored like everything that is deleted.
 */
export async function undoBrowserImport(
  tx: Transaction,
  { now, ...key }: Undoing,
): Promise<UndoneBrowserImport> {
  await lockUndoable(tx, key, now)
  const clubs = await lockBroughtClubs(tx, key)
  const teams: Standing[] = []
  for (const team of await lockBroughtTeams(tx, key))
    teams.push({ ...team, why: await holdOnTeam(tx, team, key.accountId) })
  const judged = clubs.map((club) => ({ ...club, why: holdOnClub(club, teams) }))

  const goingClubs = judged.filter(({ why }) => why === undefined)
  for (const { id: clubId, name: typedName } of goingClubs)
    await deleteClub(tx, { ...key, clubId, isManager: true }, { typedName, now })
  // A deleted club takes its teams along, and brings them back when it is restored.
  const alone = teams.filter(({ clubId }) => !goingClubs.some(({ id }) => id === clubId))
  for (const { id, name, why } of alone)
    if (why === undefined) await removeTeam(tx, { ...key, teamId: id }, { typedName: name, now })

  const kept = [...judged, ...alone].flatMap(({ id, name, why }) =>
    why ? [{ id, name, why }] : [],
  )
  if (kept.length === 0) await markUndone(tx, key, now)
  return { import: await requireImport(tx, key, now), kept }
}

interface Standing extends BroughtTeamRow {
  /** Undefined when it can go. */
  readonly why: KeptReason | undefined
}

async function holdOnTeam(
  tx: Transaction,
  team: BroughtTeamRow,
  accountId: string,
): Promise<KeptReason | undefined> {
  const actor = await findActor(tx, { accountId, teamId: team.id })
  if (actor === undefined || !mayDeleteTeam(actor)) return 'not_mine'
  if (team.hasOthers) return 'joined'
  return team.isUsed ? 'used' : undefined
}

function holdOnClub(club: BroughtClubRow, teams: readonly Standing[]): KeptReason | undefined {
  if (!club.isMine) return 'not_mine'
  if (club.hasOtherManagers) return 'joined'
  const isNeeded = teams.some(({ clubId, why }) => clubId === club.id && why !== undefined)
  return club.hasOtherTeams || isNeeded ? 'used' : undefined
}

async function removeTeam(
  tx: Transaction,
  key: { readonly accountId: string; readonly teamId: string },
  deletion: { readonly typedName: string; readonly now: Date },
): Promise<void> {
  const actor = await findActor(tx, key)
  if (actor !== undefined) await deleteTeam(tx, actor, deletion)
}

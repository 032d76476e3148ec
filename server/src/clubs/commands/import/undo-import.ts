import type { ClubImportUndoResult } from '@touchline/contract/clubs/shapes/import'

import { maxNamed, undoImport } from '#server/members/commands/undo-import.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { findActorsOfClub } from '#server/teams/queries/actor.ts'

import { accountsOfClub } from '../../queries.ts'
import { deleteUntouchedTeams, endClubImport, findNotUndone } from '../../queries/imports.ts'
import type { ClubReader } from '../../queries/members.ts'
import { lockTeamsOfClub } from '../../queries/teams.ts'
import { undoRecords } from './write-records.ts'

interface Undoing {
  readonly clubImportId: string
  readonly now: Date
}

/** Undoes an import in all teams, and deletes teams it created that no one has used. */
export async function undoClubImport(
  tx: Transaction,
  actor: ClubReader,
  { clubImportId, now }: Undoing,
): Promise<ClubImportUndoResult> {
  const { clubId } = actor
  await lockTeamsOfClub(tx, clubId)
  const { teams, records } = await endClubImport(tx, { clubId, clubImportId }, now)
  const standing = new Map(
    (await findNotUndone(tx, clubId, teams)).map(({ teamId, importId }) => [teamId, importId]),
  )
  const undone: Awaited<ReturnType<typeof undoImport>>[] = []
  for (const inTeam of await findActorsOfClub(tx, actor)) {
    const importId = standing.get(inTeam.teamId)
    if (importId !== undefined) undone.push(await undoImport(tx, { actor: inTeam, now }, importId))
  }
  const back = await undoRecords(tx, actor, records)
  const made = teams.filter(({ isNew }) => isNew).map(({ teamId }) => teamId)
  const { removed, kept } = await removeTeams(tx, clubId, made)
  const sum = (figure: 'membersRemoved' | 'membersRestored' | 'membersKept' | 'eventsRemoved') =>
    undone.reduce((all, team) => all + team[figure], 0)
  return {
    membersRemoved: sum('membersRemoved') + back.removed,
    membersRestored: sum('membersRestored') + back.restored,
    membersKept: sum('membersKept') + back.kept.length,
    kept: [...undone.flatMap((team) => team.kept), ...back.kept].slice(0, maxNamed),
    eventsRemoved: sum('eventsRemoved'),
    eventsKept: undone.flatMap((team) => team.eventsKept).slice(0, maxNamed),
    teamsRemoved: removed,
    teamsKept: [...kept],
  }
}

async function removeTeams(tx: Transaction, clubId: string, teamIds: readonly string[]) {
  if (teamIds.length === 0) return { removed: 0, kept: [] }
  const accounts = await accountsOfClub(tx, clubId)
  const gone = await deleteUntouchedTeams(tx, clubId, teamIds)
  await announce(tx, {
    name: 'teams.import_undone',
    topics: accounts.map((id) => `account:${id}`),
    payload: { clubId },
  })
  return gone
}

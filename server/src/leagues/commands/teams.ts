import type { LeagueTeamChange, NewLeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { foldText } from '@touchline/domain/values/folding'
import { v7 as newId } from 'uuid'

import { claimPicture, exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findKnockOuts } from '../queries/knock-outs.ts'
import { findMatches, saveMatches, toStoredMatch } from '../queries/matches.ts'
import {
  clearOurs,
  deleteTeam,
  findNames,
  insertTeams,
  saveTeam,
  teamColumns,
} from '../queries/teams.ts'
import {
  isSameMatch,
  announceLeague,
  invalidField,
  keyOf,
  lockLeagueWithTeams,
  type LockedLeague,
} from './locked-league.ts'
import { syncEvents } from './sync-events.ts'

export async function addTeams(
  tx: Transaction,
  context: ActorContext,
  { leagueId, teams }: { readonly leagueId: string; readonly teams: readonly NewLeagueTeam[] },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  await addTeamsTo(tx, locked, teams)
  await announceLeague(tx, 'leagues.changed', keyOf(locked))
}

/** Names are unique within a league: results are matched by them. */
export async function addTeamsTo(
  tx: Transaction,
  locked: LockedLeague,
  teams: readonly NewLeagueTeam[],
): Promise<void> {
  const { actor } = locked
  if (locked.teams.size + teams.length > leagueLimits.teams)
    throw invalidField('teams', 'teams_too_many')
  const names = new Set([...locked.teams.values()].map(({ name }) => nameKey(name)))
  for (const { name } of teams) {
    if (names.has(nameKey(name))) throw invalidField('name', 'team_taken')
    names.add(nameKey(name))
  }
  await refuseUnknownOpponents(tx, locked, teams)
  const ours = teams.filter(({ isOurs }) => isOurs)
  if (ours.length > 1) throw invalidField('isOurs', 'team_taken')
  if (ours.length === 1) await clearOurs(tx, keyOf(locked))
  const rows = []
  for (const { logoFileId, ...team } of teams) {
    const claim = {
      purpose: 'opponent_logo',
      uploadedBy: actor.accountId,
      owner: { teamId: actor.teamId },
    } as const
    const logo =
      logoFileId === null ? null : await claimPicture(tx, { ...claim, fileId: logoFileId })
    const { teamId: team_id, leagueId: league_id } = keyOf(locked)
    rows.push({ ...teamColumns({ ...team, logoFileId: logo }), id: newId(), team_id, league_id })
  }
  await insertTeams(tx, rows)
}

interface LeagueTeamEdit {
  readonly leagueId: string
  readonly leagueTeamId: string
  readonly version: number
  readonly was?: LeagueTeamChange | undefined
  readonly changes: LeagueTeamChange
}

/** Changes a team; edits of different fields are merged. */
export async function changeTeam(
  tx: Transaction,
  context: ActorContext,
  { leagueId, leagueTeamId, version, was, changes }: LeagueTeamEdit,
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const before = locked.teams.get(leagueTeamId)
  if (before === undefined) throw new AppError('not_found')
  const isStale = version !== before.version
  if (isStale && (was === undefined || !isSameMatch({ is: before, was }, changes)))
    throw new AppError('changed_meanwhile')
  const { logoFileId, ...fields } = changes
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  const after = { ...before, ...given }
  const isTaken = [...locked.teams.values()].some(
    ({ id, name }) => id !== before.id && nameKey(name) === nameKey(after.name),
  )
  if (isTaken) throw invalidField('name', 'team_taken')
  await refuseUnknownOpponents(tx, locked, [after])
  const { accountId, teamId } = context.actor
  const logo = await exchangePicture(tx, {
    old: before.logoFileId,
    wanted: logoFileId,
    claim: { purpose: 'opponent_logo', uploadedBy: accountId, owner: { teamId } },
    at: context.now,
  })
  if (after.isOurs && !before.isOurs) await clearOurs(tx, keyOf(locked))
  await saveTeam(tx, keyOf(locked), {
    id: before.id,
    ...teamColumns({ ...after, logoFileId: logo }),
  })
  const changed = await lockLeagueWithTeams(tx, context, leagueId)
  await updateEvents(tx, { before: locked, after: changed }, before.id)
  await announceLeague(tx, 'leagues.changed', keyOf(locked))
}

/** Updates the events of matches after a team was renamed or chosen as ours. */
async function updateEvents(
  tx: Transaction,
  { before, after }: { readonly before: LockedLeague; readonly after: LockedLeague },
  changedId: string,
): Promise<void> {
  const wasOurs = before.teams.get(changedId)?.isOurs === true
  const isOurs = after.teams.get(changedId)?.isOurs === true
  const isWhole = wasOurs !== isOurs
  const matches = (await findMatches(tx, keyOf(after))).filter(
    ({ home, away }) => isWhole || home === changedId || away === changedId,
  )
  const changes = matches.map((match) => ({
    before: toStoredMatch(match),
    after: toStoredMatch(match),
  }))
  const followed = await syncEvents(tx, { ...after, teamsBefore: before.teams }, changes)
  const moved = followed.filter((match, at) => match.eventId !== matches[at]?.eventId)
  if (moved.length > 0) await saveMatches(tx, keyOf(after), moved)
}

/** A team with matches can't be removed, only struck out. */
export async function removeTeam(
  tx: Transaction,
  context: ActorContext,
  { leagueId, leagueTeamId }: { readonly leagueId: string; readonly leagueTeamId: string },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  if (!locked.teams.has(leagueTeamId)) throw new AppError('not_found')
  const matches = await findMatches(tx, key)
  const knockOuts = await findKnockOuts(tx, key)
  const isDrawn = knockOuts.some(({ seeds }) => seeds.includes(leagueTeamId))
  if (isDrawn || matches.some(({ home, away }) => home === leagueTeamId || away === leagueTeamId))
    throw new AppError('conflict', { reason: 'has_matches' })
  await deleteTeam(tx, key, leagueTeamId)
  await announceLeague(tx, 'leagues.changed', key)
}

async function refuseUnknownOpponents(
  tx: Transaction,
  { actor }: LockedLeague,
  teams: readonly { readonly opponentId: string | null }[],
): Promise<void> {
  if (teams.every(({ opponentId }) => opponentId === null)) return
  const { opponents } = await findNames(tx, actor.teamId)
  const known = new Set(opponents.map(({ id }) => id))
  if (teams.some(({ opponentId }) => opponentId !== null && !known.has(opponentId)))
    throw invalidField('opponentId', 'opponent_unknown')
}

/** Whether two names are spellings of one name. */
export function nameKey(name: string): string {
  return foldText(name)
}

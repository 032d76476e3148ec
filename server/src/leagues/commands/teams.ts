import type { LeagueTeamChange, NewLeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { folded } from '@touchline/domain/values/folding'
import { v7 as newId } from 'uuid'

import { claimPicture, exchangePicture } from '#server/files/commands/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findKnockOuts } from '../queries/knock-outs.ts'
import { raiseVersion } from '../queries/leagues.ts'
import { findMatches, saveMatches, writtenOf } from '../queries/matches.ts'
import {
  clearOurs,
  deleteTeam,
  findNames,
  insertTeams,
  saveTeam,
  saveTeamOrder,
  teamColumns,
} from '../queries/teams.ts'
import { followMatches } from './our-events.ts'
import { keyOf, refused, runLeague, tellOfLeague, type Doing, type Running } from './running.ts'
import { areSame } from './same.ts'

export async function addTeams(
  tx: Transaction,
  doing: Doing,
  { leagueId, teams }: { readonly leagueId: string; readonly teams: readonly NewLeagueTeam[] },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  await addTeamsTo(tx, running, teams)
  await tellOfLeague(tx, 'leagues.changed', keyOf(running))
}

/** Names are unique within a league: results are matched by them. */
export async function addTeamsTo(
  tx: Transaction,
  running: Running,
  teams: readonly NewLeagueTeam[],
): Promise<void> {
  const { actor } = running
  if (running.teams.size + teams.length > leagueLimits.teams)
    throw refused('teams', 'teams_too_many')
  const names = new Set([...running.teams.values()].map(({ name }) => nameKey(name)))
  for (const { name } of teams) {
    if (names.has(nameKey(name))) throw refused('name', 'team_taken')
    names.add(nameKey(name))
  }
  await refuseUnknownOpponents(tx, running, teams)
  const ours = teams.filter(({ isOurs }) => isOurs)
  if (ours.length > 1) throw refused('isOurs', 'team_taken')
  if (ours.length === 1) await clearOurs(tx, keyOf(running))
  const rows = []
  for (const { logoFileId, ...team } of teams) {
    const claim = {
      purpose: 'opponent_logo',
      uploadedBy: actor.accountId,
      owner: { teamId: actor.teamId },
    } as const
    const logo =
      logoFileId === null ? null : await claimPicture(tx, { ...claim, fileId: logoFileId })
    const { teamId: team_id, leagueId: league_id } = keyOf(running)
    rows.push({ ...teamColumns({ ...team, logoFileId: logo }), id: newId(), team_id, league_id })
  }
  await insertTeams(tx, rows)
}

export interface LeagueTeamEdit {
  readonly leagueId: string
  readonly leagueTeamId: string
  readonly version: number
  readonly was?: LeagueTeamChange | undefined
  readonly changes: LeagueTeamChange
}

/** Changes a team. Two people who change different fields both keep what they did. */
export async function changeTeam(
  tx: Transaction,
  doing: Doing,
  { leagueId, leagueTeamId, version, was, changes }: LeagueTeamEdit,
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  const before = running.teams.get(leagueTeamId)
  if (before === undefined) throw new AppError('not_found')
  const isStale = version !== before.version
  if (isStale && (was === undefined || !areSame({ is: before, was }, changes)))
    throw new AppError('changed_meanwhile')
  const { logoFileId, ...fields } = changes
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  const after = { ...before, ...given }
  const isTaken = [...running.teams.values()].some(
    ({ id, name }) => id !== before.id && nameKey(name) === nameKey(after.name),
  )
  if (isTaken) throw refused('name', 'team_taken')
  await refuseUnknownOpponents(tx, running, [after])
  const { accountId, teamId } = doing.actor
  const logo = await exchangePicture(tx, {
    old: before.logoFileId,
    wanted: logoFileId,
    claim: { purpose: 'opponent_logo', uploadedBy: accountId, owner: { teamId } },
    at: doing.now,
  })
  if (after.isOurs && !before.isOurs) await clearOurs(tx, keyOf(running))
  await saveTeam(tx, keyOf(running), {
    id: before.id,
    ...teamColumns({ ...after, logoFileId: logo }),
  })
  const changed = await runLeague(tx, doing, leagueId)
  await refollow(tx, { before: running, after: changed }, before.id)
  await tellOfLeague(tx, 'leagues.changed', keyOf(running))
}

/** The calendar follows who is ours, and how the others are called. */
async function refollow(
  tx: Transaction,
  { before, after }: { readonly before: Running; readonly after: Running },
  changedId: string,
): Promise<void> {
  const wasOurs = before.teams.get(changedId)?.isOurs === true
  const isOurs = after.teams.get(changedId)?.isOurs === true
  const isWhole = wasOurs !== isOurs
  const matches = (await findMatches(tx, keyOf(after))).filter(
    ({ home, away }) => isWhole || home === changedId || away === changedId,
  )
  const changes = matches.map((match) => ({ before: writtenOf(match), after: writtenOf(match) }))
  const followed = await followMatches(tx, { ...after, teamsBefore: before.teams }, changes)
  const moved = followed.filter((match, at) => match.eventId !== matches[at]?.eventId)
  if (moved.length > 0) await saveMatches(tx, keyOf(after), moved)
}

interface WishedOrder {
  readonly leagueId: string
  readonly version: number
  readonly leagueTeamIds: readonly string[]
}

/**
 * The order in which the teams are named from now on. Who came after the sender read the list stands
 * behind those it names.
 */
export async function orderTeams(
  tx: Transaction,
  doing: Doing,
  { leagueId, version, leagueTeamIds }: WishedOrder,
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const named = new Set(leagueTeamIds)
  const isKnown = leagueTeamIds.every((id) => running.teams.has(id))
  if (!isKnown || named.size < leagueTeamIds.length) throw refused('leagueTeamIds', 'team_unknown')
  if (version !== running.league.version) throw new AppError('changed_meanwhile')
  const others = [...running.teams.keys()].filter((id) => !named.has(id))
  await saveTeamOrder(tx, key, [...leagueTeamIds, ...others])
  await raiseVersion(tx, key)
  await tellOfLeague(tx, 'leagues.changed', key)
}

/** A team that plays stays: strike it out instead. */
export async function removeTeam(
  tx: Transaction,
  doing: Doing,
  { leagueId, leagueTeamId }: { readonly leagueId: string; readonly leagueTeamId: string },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  if (!running.teams.has(leagueTeamId)) throw new AppError('not_found')
  const matches = await findMatches(tx, key)
  const knockOuts = await findKnockOuts(tx, key)
  const isDrawn = knockOuts.some(({ seeds }) => seeds.includes(leagueTeamId))
  if (isDrawn || matches.some(({ home, away }) => home === leagueTeamId || away === leagueTeamId))
    throw new AppError('conflict', { reason: 'has_matches' })
  await deleteTeam(tx, key, leagueTeamId)
  await tellOfLeague(tx, 'leagues.changed', key)
}

async function refuseUnknownOpponents(
  tx: Transaction,
  { actor }: Running,
  teams: readonly { readonly opponentId: string | null }[],
): Promise<void> {
  if (teams.every(({ opponentId }) => opponentId === null)) return
  const { opponents } = await findNames(tx, actor.teamId)
  const known = new Set(opponents.map(({ id }) => id))
  if (teams.some(({ opponentId }) => opponentId !== null && !known.has(opponentId)))
    throw refused('opponentId', 'opponent_unknown')
}

/** Two spellings of one name. */
export function nameKey(name: string): string {
  return folded(name)
}

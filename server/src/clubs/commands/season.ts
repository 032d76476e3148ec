import type {
  NewClubSeasonResult,
  ClubSeasonUndoResult,
} from '@touchline/contract/clubs/shapes/seasons'
import type { SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { keptSeasonReason, type KeptSeasonReason } from '@touchline/domain/clubs/season'
import { seasonCollision } from '@touchline/domain/teams/season'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import {
  addSeasonToTeams,
  findSeasonDatesOf,
  findSeasonsOf,
} from '#server/teams/queries/seasons.ts'
import { removeBelonging } from '#server/teams/queries/venues.ts'

import { lockClub } from '../queries.ts'
import {
  addClubSeasonRow,
  findTeamSeasons,
  lockUndoableSeason,
  markSeasonUndone,
} from '../queries/seasons.ts'
import { findTeamsOfClub, lockTeamsOfClub } from '../queries/teams.ts'

/** Which teams a season would be added to, and why others keep their own. */
export async function previewClubSeason(
  db: Queryable,
  { clubId }: ClubActor,
  season: SeasonFields,
): Promise<NewClubSeasonResult> {
  return reachOf(db, season, await findTeamsOfClub(db, clubId))
}

/** Adds a season to all teams; teams with an overlapping one keep theirs. */
export async function addClubSeason(
  tx: Transaction,
  { clubId, accountId }: ClubActor,
  { season, now }: { readonly season: SeasonFields; readonly now: Date },
): Promise<NewClubSeasonResult> {
  await lockClub(tx, clubId)
  const { teams } = await reachOf(tx, season, await lockTeamsOfClub(tx, clubId))
  const reached = teams.flatMap(({ id, keeps }) => (keeps === null ? [id] : []))
  if (reached.length > 0) {
    const clubSeasonId = newId()
    const made = { by: accountId, at: now, teamCount: reached.length }
    await addClubSeasonRow(tx, { clubId, clubSeasonId }, { ...season, ...made })
    await addSeasonToTeams(tx, reached, { ...season, clubSeasonId })
  }
  await announceSeasons(tx, reached)
  return { teams }
}

async function reachOf(
  db: Queryable,
  season: SeasonFields,
  teams: readonly { readonly id: string; readonly name: string }[],
): Promise<NewClubSeasonResult> {
  const dates = await findSeasonDatesOf(
    db,
    teams.map(({ id }) => id),
  )
  const keptBy = (id: string) => seasonCollision(season, dates.get(id) ?? []) ?? null
  return { teams: teams.map(({ id, name }) => ({ id, name, keeps: keptBy(id) })) }
}

/** Removes a season from teams that haven't used it; returns the reason for the others. */
export async function undoClubSeason(
  tx: Transaction,
  actor: ClubActor,
  { clubSeasonId, now }: { readonly clubSeasonId: string; readonly now: Date },
): Promise<ClubSeasonUndoResult> {
  const key = { clubId: actor.clubId, clubSeasonId }
  const given = await lockUndoableSeason(tx, key, now)
  await lockTeamsOfClub(tx, actor.clubId)
  const kept: ClubSeasonUndoResult['kept'] = []
  const removed: string[] = []
  const teamSeasons = await findTeamSeasons(tx, key)
  const seasonsByTeam = await findSeasonsOf(
    tx,
    teamSeasons.map(({ teamId }) => teamId),
    now,
  )
  for (const { seasonId, teamId, teamName } of teamSeasons) {
    const seasons = seasonsByTeam.get(teamId) ?? []
    const season = seasons.find(({ id }) => id === seasonId)
    if (season === undefined) continue
    const others = seasons.filter(({ id }) => id !== seasonId)
    const why: KeptSeasonReason | undefined = keptSeasonReason(season, given, others)
    if (why === undefined) {
      await removeBelonging(tx, 'seasons', { teamId, id: seasonId })
      removed.push(teamId)
    } else kept.push({ teamId, teamName, why })
  }
  if (kept.length === 0) await markSeasonUndone(tx, key, now)
  await announceSeasons(tx, removed)
  return { removedCount: removed.length, kept }
}

async function announceSeasons(tx: Transaction, teamIds: readonly string[]): Promise<void> {
  for (const teamId of teamIds)
    await announce(tx, {
      name: 'teams.seasons_changed',
      topics: [`team:${teamId}`],
      payload: { teamId },
    })
}

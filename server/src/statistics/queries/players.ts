import type { PlayerFigures, PlayersAnswer } from '@touchline/contract/statistics/shapes'
import { ratesOf } from '@touchline/domain/attendance/marks'
import { added, type Figures, nothingCounted } from '@touchline/domain/members/earlier-figures'
import { maySeeStatisticsOf } from '@touchline/domain/statistics/permissions'
import {
  noGames,
  type PlayerStatistics,
  playerStatistics,
} from '@touchline/domain/statistics/player-statistics'
import { type Actor, isStaff, representedBy } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'

import { findTallies, type MemberTally } from '#server/attendance/queries/tallies.ts'
import { findPremiumRefusal } from '#server/entitlements/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import type { GamesFilter } from './counted.ts'
import { findSheets } from './sheets.ts'

export interface PlayersQuery extends GamesFilter {
  readonly now: Date
  readonly limit: number
  readonly cursor?: string | undefined
}

/** The players the reader may see, in roster order. */
export async function findPlayers(
  db: Queryable,
  actor: Actor,
  input: PlayersQuery,
): Promise<PlayersAnswer> {
  const { teamId, now, limit } = input
  const others = await whyNotOthers(db, actor, now)
  const sheets = await findSheets(db, input, now)
  const figures = new Map(playerStatistics(sheets).map((one) => [one.member, one]))
  const isEverything = input.type === undefined && input.leagueId === undefined
  const earlier =
    isEverything && input.seasonId === undefined ? await findEarlier(db, teamId) : noFigures
  const tallies = await findTallies(
    db,
    {
      teamId,
      now,
      limit,
      cursor: input.cursor,
      // Former members are included, so that goals and assists add up.
      withThese: [...figures.keys(), ...earlier.keys()],
      ...(isEverything
        ? { seasonId: input.seasonId }
        : { eventIds: sheets.map(({ eventId }) => eventId) }),
    },
    others === 'shown' ? { but: actor.blockedFrom ?? [] } : { only: representedBy(actor), but: [] },
  )
  const page = tallies.slice(0, limit)
  return {
    players: page
      .filter(({ memberId }) => maySeeStatisticsOf(actor, memberId))
      .map((tally) =>
        figuresOf(tally, {
          games: figures.get(tally.memberId),
          earlier: earlier.get(tally.memberId),
        }),
      ),
    hasEarlier: earlier.size > 0,
    next: tallies.length > limit ? (page.at(-1)?.memberId ?? null) : null,
    others,
  }
}

const pageSize = 500

/** All pages, for a file. */
export async function findEveryPlayer(
  db: Queryable,
  actor: Actor,
  input: Omit<PlayersQuery, 'limit' | 'cursor'>,
): Promise<readonly PlayerFigures[]> {
  const all: PlayerFigures[] = []
  let cursor: string | undefined
  do {
    const page = await findPlayers(db, actor, { ...input, limit: pageSize, cursor })
    all.push(...page.players)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return all
}

/** Why other players' figures are hidden; one's own and one's children's need no Premium. */
async function whyNotOthers(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<PlayersAnswer['others']> {
  if (!isStaff(actor)) return 'for_staff'
  return (await findPremiumRefusal(db, { teamId: actor.teamId, now })) ?? 'shown'
}

interface Counted {
  readonly games: PlayerStatistics | undefined
  readonly earlier: Figures | undefined
}

function figuresOf(tally: MemberTally, { games, earlier }: Counted): PlayerFigures {
  const { memberId, firstName, lastName, isPlaceholder, email, role, position } = tally
  const { member: _, ...played } = games ?? noGames(memberId)
  const person = { memberId, firstName, lastName, isPlaceholder, email, role, position }
  const sums = earlier ? { ...played, ...added({ ...nothingCounted, ...played }, earlier) } : played
  return { ...person, ...sums, votes: played.votes, attendanceRate: ratesOf(tally).presence }
}

const noFigures: ReadonlyMap<string, Figures> = new Map()

/** Totals of members from before their matches were here. */
async function findEarlier(db: Queryable, teamId: string): Promise<ReadonlyMap<string, Figures>> {
  const found = await sql<{ id: string; figures: Partial<Figures> }>`
    select id, earlier_figures as figures from members
    where team_id = ${teamId} and earlier_figures is not null`.execute(db)
  return new Map(found.rows.map(({ id, figures }) => [id, { ...nothingCounted, ...figures }]))
}

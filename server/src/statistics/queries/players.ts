import type { PlayerFigures, PlayersAnswer } from '@touchline/contract/statistics/shapes'
import { ratesOf } from '@touchline/domain/attendance/marks'
import { maySeeStatisticsOf } from '@touchline/domain/statistics/permissions'
import { noGames, playerStatistics } from '@touchline/domain/statistics/player-statistics'
import { type Actor, isStaff, representedBy } from '@touchline/domain/teams/actor'

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
  const tallies = await findTallies(
    db,
    {
      teamId,
      now,
      limit,
      cursor: input.cursor,
      // Former members are included, so that goals and assists add up.
      withThese: [...figures.keys()],
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
      .map((tally) => figuresOf(tally, figures.get(tally.memberId))),
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

function figuresOf(
  tally: MemberTally,
  games: ReturnType<typeof playerStatistics>[number] | undefined,
): PlayerFigures {
  const { memberId, firstName, lastName, isPlaceholder, email, role, position } = tally
  const { member: _, ...played } = games ?? noGames(memberId)
  const person = { memberId, firstName, lastName, isPlaceholder, email, role, position }
  return { ...person, ...played, attendanceRate: ratesOf(tally).presence }
}

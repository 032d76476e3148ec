import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { mostVoted, voteClosesAt, voteOpensAt } from '@touchline/domain/leagues/match-day/vote'
import { mayVoteFor } from '@touchline/domain/leagues/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import type { Day } from './day.ts'
import type { Person } from './people.ts'
import { findVotes } from './votes.ts'

interface Voting {
  readonly actor: Actor
  readonly now: Date
  readonly day: Pick<Day, 'result' | 'startsAt'>
  readonly played: readonly string[]
  readonly people: readonly Person[]
}

/** The vote as a reader may see it: votes stay secret, the winner is shown at the end. */
export async function readVote(
  db: Queryable,
  key: EventKey,
  { actor, now, day, played, people }: Voting,
): Promise<MatchDay['vote']> {
  const { endedAt } = day.result
  if (endedAt === null || played.length === 0) return null
  const ended = { endedAt: new Date(endedAt), startsAt: day.startsAt }
  if (now < voteOpensAt(ended)) return null
  const votes = await findVotes(db, key)
  const closesAt = voteClosesAt(ended)
  const isOpen = now < closesAt
  const best = isOpen ? undefined : mostVoted(votes.map(({ choice }) => choice))
  const voters = people.filter(
    (person) => played.includes(person.memberId) && mayVoteFor(actor, person),
  )
  return {
    isOpen,
    closesAt: closesAt.toISOString(),
    players: [...played],
    votes: votes.length,
    mine: voters.map(({ memberId }) => ({
      memberId,
      choice: votes.find(({ voter }) => voter === memberId)?.choice ?? null,
    })),
    best: best === undefined ? null : { ...best, memberIds: [...best.memberIds] },
  }
}

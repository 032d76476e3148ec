import { lineUpOf } from '@touchline/domain/leagues/match-day/line-up'
import { voteClosesAt, voteOpensAt, whoPlayed } from '@touchline/domain/leagues/match-day/vote'
import { mayVoteFor } from '@touchline/domain/leagues/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findLineUp } from '../../queries/match-day/line-ups.ts'
import { findMatchEvents } from '../../queries/match-day/live.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { deleteVote, saveVote } from '../../queries/match-day/votes.ts'
import { refused } from '../running.ts'
import { openDay, tellOfMatchDay, type Asking, type OnDay } from './on-day.ts'

/** Votes for the player of the match, in one's own name or that of a child without an account. */
export async function voteForPlayer(
  tx: Transaction,
  asking: Asking,
  wish: { readonly memberId: string; readonly choice: string | null },
): Promise<void> {
  const on = await openDay(tx, asking)
  const players = await findPlayers(tx, on)
  const voter = players.get(wish.memberId)
  if (voter === undefined) throw new AppError('not_found')
  if (!mayVoteFor(on.actor, voter)) throw new AppError('not_allowed')
  refuseOutsideHours(on)
  if (wish.choice === null) await deleteVote(tx, on.key, wish.memberId)
  else {
    const choice = players.get(wish.choice)
    if (choice === undefined || choice === voter) throw refused('choice', 'player_unknown')
    await saveVote(tx, on.key, { voter, choice, now: on.now })
  }
  await tellOfMatchDay(tx, on, 'vote')
}

function refuseOutsideHours({ day, now }: OnDay): void {
  const { endedAt } = day.result
  if (endedAt === null) throw new AppError('vote_not_open')
  const ended = { endedAt: new Date(endedAt), startsAt: day.startsAt }
  if (now < voteOpensAt(ended) || now >= voteClosesAt(ended)) throw new AppError('vote_not_open')
}

/** Those who played, by their ids. */
async function findPlayers(tx: Transaction, { key, now }: OnDay) {
  const lineUp = await findLineUp(tx, key)
  const events = await findMatchEvents(tx, key)
  const played = whoPlayed(lineUpOf(lineUp ?? { players: [] }), events)
  const people = await findMatchPeople(tx, key, { named: played, now })
  return new Map(
    people
      .filter(({ memberId }) => played.includes(memberId))
      .map((person) => [person.memberId, person]),
  )
}

import { splitLineUp } from '@touchline/domain/leagues/match-day/line-up'
import { voteClosesAt, voteOpensAt, playersOnPitch } from '@touchline/domain/leagues/match-day/vote'
import { mayVoteFor } from '@touchline/domain/leagues/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findLineUp } from '../../queries/match-day/line-ups.ts'
import { findMatchEvents } from '../../queries/match-day/live.ts'
import { findMatchPeople } from '../../queries/match-day/people.ts'
import { deleteVote, saveVote } from '../../queries/match-day/votes.ts'
import { invalidField } from '../locked-league.ts'
import {
  lockMatchDay,
  announceMatchDay,
  type MatchDayContext,
  type LockedMatchDay,
} from './locked-match-day.ts'

/** Votes for the player of the match, for oneself or for a child without an account. */
export async function voteForPlayer(
  tx: Transaction,
  context: MatchDayContext,
  input: { readonly memberId: string; readonly choice: string | null },
): Promise<void> {
  const locked = await lockMatchDay(tx, context)
  const players = await findPlayers(tx, locked)
  const voter = players.get(input.memberId)
  if (voter === undefined) throw new AppError('not_found')
  if (!mayVoteFor(locked.actor, voter)) throw new AppError('not_allowed')
  refuseOutsideHours(locked)
  if (input.choice === null) await deleteVote(tx, locked.key, input.memberId)
  else {
    const choice = players.get(input.choice)
    if (choice === undefined || choice === voter) throw invalidField('choice', 'player_unknown')
    await saveVote(tx, locked.key, { voter, choice, now: locked.now })
  }
  await announceMatchDay(tx, locked, 'vote')
}

function refuseOutsideHours({ day, now }: LockedMatchDay): void {
  const { endedAt } = day.result
  if (endedAt === null) throw new AppError('vote_not_open')
  const ended = { endedAt: new Date(endedAt), startsAt: day.startsAt }
  if (now < voteOpensAt(ended) || now >= voteClosesAt(ended)) throw new AppError('vote_not_open')
}

async function findPlayers(tx: Transaction, { key, now }: LockedMatchDay) {
  const lineUp = await findLineUp(tx, key)
  const events = await findMatchEvents(tx, key)
  const played = playersOnPitch(splitLineUp(lineUp ?? { players: [] }), events)
  const people = await findMatchPeople(tx, key, { named: played, now })
  return new Map(
    people
      .filter(({ memberId }) => played.includes(memberId))
      .map((person) => [person.memberId, person]),
  )
}

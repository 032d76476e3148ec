import { demoSheet, type DemoSheet } from '@touchline/domain/demo/match'
import { playedOutcome } from '@touchline/domain/leagues/match'
import { countStarters } from '@touchline/domain/leagues/match-day/line-up'
import { defaultPeriods } from '@touchline/domain/leagues/match-day/periods'
import { formationsOf } from '@touchline/domain/teams/formations'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { demoMatches, demoShirts, insertRows, type DemoMatchRow } from '../queries.ts'
import type { Stage } from './roster.ts'
import { actorOf } from './season.ts'

/** Results, line-ups, goals and votes of past matches. */
export async function addMatchDays(tx: Transaction, stage: Stage): Promise<void> {
  const format = stage.isYouth ? '7v7' : '11v11'
  const matches = await demoMatches(tx, stage.teamId, stage.now)
  const starters = countStarters('football', format)
  const minutes = defaultPeriods('football', format).minutes ?? 0
  const played = matches.map((match, number) => ({
    match,
    sheet: demoSheet({
      number,
      came: match.came,
      score: match.score ?? undefined,
      starters,
      minutes,
    }),
  }))
  await insertRows(tx, 'match_days', played.map(matchDayRow))
  await insertRows(
    tx,
    'line_ups',
    played.map(({ match }) => ({
      ...keyOf(match),
      formation: formationsOf('football', format)[0] ?? null,
      published_at: match.startsAt,
      version: 1,
      saved_by: actorOf(stage).accountId,
      saved_at: match.startsAt,
    })),
  )
  const shirts = await demoShirts(tx, stage.teamId)
  await insertRows(
    tx,
    'line_up_players',
    played.flatMap((one) => playerRows(one, shirts)),
  )
  await insertRows(
    tx,
    'match_events',
    played.flatMap((one) => eventRows(one, actorOf(stage).accountId)),
  )
  await insertRows(tx, 'match_votes', played.flatMap(voteRows))
}

interface PlayedMatch {
  readonly match: DemoMatchRow
  readonly sheet: DemoSheet
}

function keyOf({ teamId, eventId }: DemoMatchRow) {
  return { team_id: teamId, event_id: eventId }
}

/** A league match has its result in the league. */
function matchDayRow({ match, sheet: { score } }: PlayedMatch) {
  const { own, theirs } = score
  const outcome = match.isAway ? playedOutcome(theirs, own) : playedOutcome(own, theirs)
  return {
    ...keyOf(match),
    ended_at: match.endsAt,
    outcome: match.score === null ? JSON.stringify(outcome) : null,
  }
}

/** Each player's shirt number from the roster. */
function playerRows(
  { match, sheet: { starters, bench } }: PlayedMatch,
  shirts: ReadonlyMap<string, string>,
) {
  return [...starters, ...bench].map((memberId, at) => ({
    ...keyOf(match),
    member_id: memberId,
    roster_team_id: match.teamId,
    place: at < starters.length ? at : null,
    shirt_number: shirts.get(memberId) || null,
    is_captain: at === 1,
  }))
}

function eventRows({ match, sheet: { events } }: PlayedMatch, notedBy: string) {
  const teamOf = (member: string | null) => (member === null ? null : match.teamId)
  return events.map(({ kind, side, member, partner, period, second }) => ({
    ...keyOf(match),
    id: newId(),
    kind,
    side,
    member_id: member,
    member_team_id: teamOf(member),
    partner_id: partner,
    partner_team_id: teamOf(partner),
    period,
    second,
    noted_by: notedBy,
    noted_at: match.endsAt,
  }))
}

function voteRows({ match, sheet: { votes } }: PlayedMatch) {
  return votes.map(({ voter, choice }) => ({
    ...keyOf(match),
    voter_id: voter,
    voter_team_id: match.teamId,
    choice_id: choice,
    choice_team_id: match.teamId,
    voted_at: match.endsAt,
  }))
}

import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { splitLineUp } from '@touchline/domain/leagues/match-day/line-up'
import { liveScore } from '@touchline/domain/leagues/match-day/recorded-events'
import { playersOnPitch } from '@touchline/domain/leagues/match-day/vote'
import type { Actor } from '@touchline/domain/teams/actor'
import { may } from '@touchline/domain/teams/permissions'

import type { EventKey } from '#server/events/queries/page.ts'
import type { Queryable } from '#server/platform/database/database.ts'

import { findMarks } from './clock-marks.ts'
import { requireDay, requireMatch } from './day.ts'
import { findLineUp } from './line-ups.ts'
import { findMatchEvents } from './live.ts'
import { findMatchPeople, type Person } from './people.ts'
import { readVote } from './voting.ts'

/** The reader of a match day, and the current time. */
interface Reading {
  readonly actor: Actor
  readonly now: Date
}

/** A match day with everything the reader may see. */
export async function requireMatchDay(
  db: Queryable,
  { actor, now }: Reading,
  key: EventKey,
): Promise<MatchDay> {
  await requireMatch(db, actor, key.eventId)
  const { timeZone: _, ...day } = await requireDay(db, key)
  const written = await findLineUp(db, key)
  const isStaff = may(actor, 'match-day.edit')
  const lineUp = isStaff || written?.publishedAt ? (written ?? null) : null
  const live = await readLive(db, { actor, sport: day.sport }, key)
  const played = playersOnPitch(splitLineUp(written ?? { players: [] }), live.events)
  const named = [
    ...(lineUp?.players ?? []).map(({ memberId }) => memberId),
    ...live.events.flatMap(({ member, partner }) => [member, partner]),
    ...(day.result.endedAt === null ? [] : played),
    day.settings.scorer,
  ].filter((id) => id !== null)
  const people = await findMatchPeople(db, key, { named, now })
  const vote = await readVote(db, key, { actor, now, day, played, people })
  return { ...day, lineUp, people: shownTo(isStaff ? undefined : named, people), live, vote }
}

/** The live entries; only staff see who made them. */
export async function readLive(
  db: Queryable,
  { actor, sport }: { readonly actor: Actor; readonly sport: string },
  key: EventKey,
): Promise<LiveMatch> {
  const events = await findMatchEvents(db, key)
  const isStaff = may(actor, 'match-day.edit')
  return {
    marks: await findMarks(db, key),
    events: isStaff ? events : events.map((event) => ({ ...event, notedBy: null })),
    score: liveScore(sport, events),
  }
}

/** Only named people, without answers; for staff everyone, with answers. */
function shownTo(
  named: readonly string[] | undefined,
  people: readonly Person[],
): MatchDay['people'] {
  const wire = people.map((one) => {
    const { rosterTeamId: _, accountId: _account, ...person } = one
    return person
  })
  if (named === undefined) return wire
  const hidden = { publicName: null, answer: null, isAsked: false }
  return wire
    .filter(({ memberId }) => named.includes(memberId))
    .map((person) => ({ ...person, ...hidden }))
}

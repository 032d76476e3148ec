import { isMatch, type EventType } from '../events/event-types.ts'
import { guessType } from '../events/guess-type.ts'
import { added, type Figures, nothingCounted } from '../members/earlier-figures.ts'
import { type EarlierFigures, earlierFigures } from './earlier-figures.ts'
import { spanOf } from './event-span.ts'
import { joinEvents, sameEvent, type JoinedEvent, type JoinedEvents } from './join-events.ts'
import { isCounted } from './match-figures.ts'
import { type Candidate, matcherOf, type PersonMatch, type PersonQuestion } from './match-people.ts'
import { shownName } from './names.ts'
import type { MoveProblem, WrittenPerson, WrittenRecord, WrittenTotals } from './parts.ts'
import { hasOnlyAnswers, settledPresence, type Presence } from './presence.ts'
import type { MovedEvent } from './read-move.ts'

/** What the files of a move say about one team. */
export interface PartOfTeam {
  /** Index of the part in the move. */
  readonly part: number
  readonly events: readonly (MovedEvent | undefined)[]
  readonly people: readonly WrittenPerson[]
  readonly records: readonly WrittenRecord[]
  readonly totals: readonly WrittenTotals[]
}

/** An event the team has already. */
export interface KnownEvent {
  readonly id: string
  /** YYYY-MM-DD in the team's zone. */
  readonly day: string
  /** HH:MM; null for a whole day. */
  readonly time: string | null
  readonly title: string
  /** It has a result or match events, or can't get any. */
  readonly keepsOwn: boolean
  /** Ids of members with an answer or a mark. */
  readonly answered: readonly string[]
  readonly marked: readonly string[]
}

export interface TeamHistoryOptions {
  readonly zone: string
  readonly now: Date
  /** The title of an event that has none. */
  readonly untitled: string
  /** Who is meant by a name that several people have, keyed by the name. */
  readonly persons: Readonly<Record<string, string>>
}

/** One event of the move. */
export interface PlannedEvent {
  /** Set if the team has it already: it stays as it is and only gets records. */
  readonly knownId: string | undefined
  readonly startsAt: string
  readonly endsAt: string
  readonly isAllDay: boolean
  readonly isPast: boolean
  readonly title: string
  readonly type: EventType
  readonly location: string | null
  readonly opponent: string | null
  readonly homeAway: 'home' | 'away' | null
  readonly isCancelled: boolean
  readonly records: readonly (Presence & { readonly who: string })[]
  /** The final score of a past match. */
  readonly score: { readonly home: number; readonly away: number } | null
  /** Goals, assists and cards of a past match. */
  readonly figures: readonly (Figures & { readonly who: string })[]
  /** The team's own match keeps its result and events. */
  readonly keepsOwn: boolean
}

export interface TeamHistory {
  readonly events: readonly PlannedEvent[]
  /** Figures that no match holds. */
  readonly earlier: readonly EarlierFigures[]
  readonly questions: readonly PersonQuestion[]
  readonly problems: readonly (MoveProblem & { readonly part: number })[]
}

/** Records read between two pauses. */
const recordsOfPart = 500

/**
 * Joins the events of all files of a team and assigns answers and marks to people. Pauses so that
 * other requests are served.
 */
export function* planHistoryInParts(
  parts: readonly PartOfTeam[],
  team: { readonly candidates: readonly Candidate[]; readonly known: readonly KnownEvent[] },
  options: TeamHistoryOptions,
): Generator<undefined, TeamHistory> {
  const joined = joinEvents(parts)
  yield
  const matchOf = matcherOf(team.candidates, options.persons)
  const matched: MatchedPart[] = []
  for (const part of parts) matched.push({ part, matches: yield* matchesOf(part, matchOf) })
  const records = new Map<JoinedEvent, Map<string, SaidOfPerson>>()
  let count = 0
  for (const one of matched)
    for (const { target, who, ...said } of recordsOf(one, { joined, options })) {
      const own = records.get(target) ?? new Map<string, SaidOfPerson>()
      records.set(target, own.set(who, withSaid(said, own.get(who))))
      if ((count += 1) % recordsOfPart === 0) yield
    }
  const known = new Map(team.known.map((one) => [one.id, one]))
  const byDay = Map.groupBy(team.known, ({ day }) => day)
  const planned: PlannedEvent[] = []
  for (const event of joined.events) {
    const sameDay = byDay.get(event.event.day) ?? []
    planned.push(plannedEvent(event, { ...options, sameDay }, records.get(event)))
    yield
  }
  const events = planned.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  return {
    events: events.map((event) => withoutKnown(event, known.get(event.knownId ?? ''))),
    earlier: earlierFigures(events.filter(isPlayed), totalsOf(matched)),
    questions: questionsOf(matched),
    problems: matched.flatMap(unknownPeople),
  }
}

/** A part has the people of all teams; those without a record here are of another one. */
function* matchesOf(
  { people, records, totals }: PartOfTeam,
  matchOf: (person: WrittenPerson) => PersonMatch,
): Generator<undefined, MatchedPart['matches']> {
  const used = new Set([...records, ...totals].map(({ person }) => person))
  const matches: PersonMatch[] = []
  for (const [at, person] of people.entries()) {
    matches.push(used.has(at) ? matchOf(person) : { kind: 'left_out' })
    if (at % recordsOfPart === 0) yield
  }
  return matches
}

function isPlayed({ isPast, type, isCancelled }: PlannedEvent): boolean {
  return isPast && isMatch(type) && !isCancelled
}

/** Answers and marks given before stay, so they are no news. */
function withoutKnown(event: PlannedEvent, known: KnownEvent | undefined): PlannedEvent {
  if (known === undefined) return event
  const [answered, marked] = [new Set(known.answered), new Set(known.marked)]
  const records = event.records.flatMap(({ who, answer, mark }) => {
    const isNew = {
      ...(answer && !answered.has(who) && { answer }),
      ...(mark && !marked.has(who) && { mark }),
    }
    return Object.keys(isNew).length > 0 ? [{ who, ...isNew }] : []
  })
  return { ...event, records, ...(event.keepsOwn && { score: null, figures: [] }) }
}

/** Totals of several files are of several seasons, unless a file is there twice. */
function totalsOf(parts: readonly MatchedPart[]): ReadonlyMap<string, Figures> {
  const once = new Map(
    parts
      .filter(({ part }) => part.totals.length > 0)
      .map((one) => [JSON.stringify([one.part.people, one.part.totals]), one]),
  )
  const totals = new Map<string, Figures>()
  for (const { part, matches } of once.values())
    for (const { person, figures } of part.totals) {
      const match = matches[person]
      if (match?.kind !== 'one') continue
      totals.set(match.id, added(totals.get(match.id) ?? nothingCounted, figures))
    }
  return totals
}

interface SaidOfPerson {
  readonly presence: Presence
  readonly figures: Figures | undefined
}

/** What an earlier file says wins. */
function withSaid(said: SaidOfPerson, before: SaidOfPerson | undefined): SaidOfPerson {
  return {
    presence: { ...said.presence, ...before?.presence },
    figures: before?.figures ?? said.figures,
  }
}

interface MatchedPart {
  readonly part: PartOfTeam
  /** By the index of the person. */
  readonly matches: readonly PersonMatch[]
}

function* recordsOf(
  { part, matches }: MatchedPart,
  { joined, options }: { readonly joined: JoinedEvents; readonly options: TeamHistoryOptions },
) {
  const onlyAnswers = hasOnlyAnswers(part.records.map(({ said }) => said))
  const isPastOf = pastEvents(options)
  for (const { person, event, said, figures: written } of part.records) {
    const match = matches[person]
    const target = joined.of.get(part)?.[event]
    if (match?.kind !== 'one' || target === undefined) continue
    const isPast = isPastOf(target)
    const presence = settledPresence(said, { isPast, hasOnlyAnswers: onlyAnswers })
    const figures = isPast && written && isCounted(written) ? written : undefined
    if (Object.keys(presence).length > 0) yield { target, who: match.id, presence, figures }
  }
}

/** Each name is asked about once. */
function questionsOf(parts: readonly MatchedPart[]): readonly PersonQuestion[] {
  const asked = parts.flatMap(({ matches }) =>
    matches.flatMap((match) => (match.kind === 'question' ? [match.question] : [])),
  )
  return [...new Map(asked.map((question) => [question.key, question])).values()]
}

function unknownPeople({ part, matches }: MatchedPart): TeamHistory['problems'] {
  return part.people.flatMap((person, at) =>
    matches[at]?.kind === 'none' ? [unknownPerson(part.part, person)] : [],
  )
}

function unknownPerson(part: number, person: WrittenPerson) {
  const value = shownName(person)
  return { part, line: person.line, column: '', value, why: 'person_unknown' as const }
}

/** Each event is compared once, because it has a record for every person. */
function pastEvents({ zone, now }: TeamHistoryOptions): (joined: JoinedEvent) => boolean {
  const known = new Map<JoinedEvent, boolean>()
  return (joined) => {
    const isPast =
      known.get(joined) ?? Date.parse(spanOf(joined.event, zone).startsAt) <= now.getTime()
    known.set(joined, isPast)
    return isPast
  }
}

function plannedEvent(
  { event }: JoinedEvent,
  {
    zone,
    now,
    untitled,
    sameDay,
  }: TeamHistoryOptions & { readonly sameDay: readonly KnownEvent[] },
  records: ReadonlyMap<string, SaidOfPerson> = new Map(),
): PlannedEvent {
  const span = spanOf(event, zone)
  const title = titleOf(event, untitled)
  const figures = figuresIn(records)
  const type = typeOf(event, title, figures.length > 0)
  const isPast = Date.parse(span.startsAt) <= now.getTime()
  const isScored = isPast && isMatch(type) && !event.isCancelled
  const found = sameEvent(
    event,
    sameDay.map((one) => ({ event: one })),
  )?.event
  return {
    knownId: found?.id,
    ...span,
    isPast,
    title,
    type,
    ...factsOf(event),
    records: [...records].map(([who, { presence }]) => ({ ...presence, who })),
    ...(isScored ? { score: event.score ?? null, figures } : { score: null, figures: [] }),
    keepsOwn: isScored && found?.keepsOwn === true,
  }
}

function factsOf({ location, opponent, homeAway, isCancelled }: MovedEvent) {
  return { location: location || null, opponent: opponent || null, homeAway, isCancelled }
}

function figuresIn(records: ReadonlyMap<string, SaidOfPerson>): PlannedEvent['figures'] {
  return [...records].flatMap(([who, { figures }]) => (figures ? { ...figures, who } : []))
}

function titleOf({ title, typeWords, opponent }: MovedEvent, untitled: string): string {
  if (title !== '') return title
  if (opponent !== '') return [typeWords, opponent].filter((text) => text !== '').join(' – ')
  return typeWords || untitled
}

/** An event with an opponent, a score or scorers is a match. */
function typeOf(event: MovedEvent, title: string, hasFigures: boolean): EventType {
  const guess = guessType(`${event.typeWords} ${title}`)
  const isOfMatch = event.opponent !== '' || event.score !== undefined || hasFigures
  return isOfMatch && (guess === 'practice' || guess === 'other') ? 'game' : guess
}

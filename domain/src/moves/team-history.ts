import { addDays } from '../events/days.ts'
import { isMatch, type EventType } from '../events/event-types.ts'
import { guessType } from '../events/guess-type.ts'
import { endInstant, toInstant } from '../events/wall-clock.ts'
import { joinEvents, sameEvent, type JoinedEvent, type JoinedEvents } from './join-events.ts'
import { isCounted } from './match-figures.ts'
import { nameKeys, shownName } from './names.ts'
import type { MatchFigures, MoveProblem, WrittenPerson, WrittenRecord } from './parts.ts'
import { hasOnlyAnswers, settledPresence, type Presence } from './presence.ts'
import type { MovedEvent } from './read-move.ts'

/** What the files of a move say about one team. */
export interface PartOfTeam {
  /** Index of the part in the move. */
  readonly part: number
  readonly events: readonly (MovedEvent | undefined)[]
  readonly people: readonly WrittenPerson[]
  readonly records: readonly WrittenRecord[]
}

/** Someone an entry may be about: on the roster, or added by this move. */
export interface Candidate {
  /** A member's id, or `row:` with the row that adds them. */
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | null
}

/** An event the team has already. */
export interface KnownEvent {
  readonly id: string
  /** YYYY-MM-DD in the team's zone. */
  readonly day: string
  /** HH:MM; null for a whole day. */
  readonly time: string | null
  readonly title: string
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
  readonly figures: readonly (MatchFigures & { readonly who: string })[]
}

/** Several people have the name; only a person can tell. */
export interface PersonQuestion {
  readonly key: string
  readonly name: string
  readonly choices: readonly Candidate[]
}

export interface TeamHistory {
  readonly events: readonly PlannedEvent[]
  readonly questions: readonly PersonQuestion[]
  readonly problems: readonly (MoveProblem & { readonly part: number })[]
}

/** The answer to a question about a person: none of them. */
export const leftOut = 'left_out'

/** Usual length of an event whose end isn't given. */
const usualMinutes = 90

/** Joins the events of all files of a team and assigns answers and marks to people. */
export function planHistory(
  parts: readonly PartOfTeam[],
  team: { readonly candidates: readonly Candidate[]; readonly known: readonly KnownEvent[] },
  options: TeamHistoryOptions,
): TeamHistory {
  const joined = joinEvents(parts)
  const matchOf = matcherOf(team.candidates, options.persons)
  const matched = parts.map((part) => ({ part, matches: part.people.map(matchOf) }))
  const records = new Map<JoinedEvent, Map<string, SaidOfPerson>>()
  for (const one of matched)
    for (const { target, who, ...said } of recordsOf(one, { joined, options })) {
      const own = records.get(target) ?? new Map<string, SaidOfPerson>()
      records.set(target, own.set(who, withSaid(said, own.get(who))))
    }
  return {
    events: joined.events
      .map((event) => plannedEvent(event, { ...options, known: team.known }, records.get(event)))
      .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    questions: questionsOf(matched),
    problems: matched.flatMap(unknownPeople),
  }
}

interface SaidOfPerson {
  readonly presence: Presence
  readonly figures: MatchFigures | undefined
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
  readonly matches: readonly Match[]
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
  const used = new Set(part.records.map(({ person }) => person))
  return part.people.flatMap((person, at) =>
    matches[at]?.kind === 'none' && used.has(at) ? [unknownPerson(part.part, person)] : [],
  )
}

function unknownPerson(part: number, person: WrittenPerson) {
  const value = shownName(person)
  return { part, line: person.line, column: '', value, why: 'person_unknown' as const }
}

type Match =
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'question'; readonly question: PersonQuestion }
  | { readonly kind: 'none' | 'left_out' }

function matcherOf(
  candidates: readonly Candidate[],
  persons: TeamHistoryOptions['persons'],
): (person: WrittenPerson) => Match {
  const byKey = new Map<string, Candidate[]>()
  for (const candidate of candidates)
    for (const key of nameKeys(candidate)) byKey.set(key, [...(byKey.get(key) ?? []), candidate])
  return (person) => {
    const keys = [...nameKeys(person)]
    const found = keys.flatMap((key) => byKey.get(key) ?? [])
    // Someone may have two names: that of the list, and that of the roster.
    const choices = [...new Map(found.map((one) => [one.id, one])).values()]
    const [only, another] = choices
    if (only === undefined) return { kind: 'none' }
    if (another === undefined) return { kind: 'one', id: only.id }
    const key = keys[0] ?? ''
    const said = Object.hasOwn(persons, key) ? persons[key] : undefined
    if (said === leftOut) return { kind: 'left_out' }
    const chosen = choices.find(({ id }) => id === said)
    if (chosen) return { kind: 'one', id: chosen.id }
    return { kind: 'question', question: { key, name: shownName(person), choices } }
  }
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

function spanOf(event: MovedEvent, zone: string) {
  const { day, time, endDay, endTime } = event
  if (time === null || event.isAllDay) {
    const after = addDays(endDay, 1)
    return {
      startsAt: exact(toInstant(`${day}T00:00`, zone)),
      endsAt: exact(toInstant(`${after}T00:00`, zone)),
      isAllDay: true,
    }
  }
  const startsAt = exact(toInstant(`${day}T${time}`, zone))
  const ends = endTime === null ? undefined : exact(toInstant(`${endDay}T${endTime}`, zone))
  const usual = exact(endInstant(`${day}T${time}`, zone, usualMinutes))
  return { startsAt, endsAt: ends !== undefined && ends > startsAt ? ends : usual, isAllDay: false }
}

function exact(instant: string): string {
  return new Date(instant).toISOString()
}

function plannedEvent(
  { event }: JoinedEvent,
  { zone, now, untitled, known }: TeamHistoryOptions & { readonly known: readonly KnownEvent[] },
  records: ReadonlyMap<string, SaidOfPerson> = new Map(),
): PlannedEvent {
  const sameDay = known.filter(({ day }) => day === event.day).map((one) => ({ event: one }))
  const span = spanOf(event, zone)
  const title = titleOf(event, untitled)
  const figures = [...records].flatMap(([who, said]) =>
    said.figures ? { ...said.figures, who } : [],
  )
  const type = typeOf(event, title, figures.length > 0)
  const isPast = Date.parse(span.startsAt) <= now.getTime()
  const isPlayed = isPast && isMatch(type) && !event.isCancelled
  return {
    knownId: sameEvent(event, sameDay)?.event.id,
    ...span,
    isPast,
    title,
    type,
    location: event.location || null,
    opponent: event.opponent || null,
    homeAway: event.homeAway,
    isCancelled: event.isCancelled,
    records: [...records].map(([who, { presence }]) => ({ ...presence, who })),
    score: isPlayed ? (event.score ?? null) : null,
    figures: isPlayed ? figures : [],
  }
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

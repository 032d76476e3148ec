import { foldText } from '../../values/folding.ts'
import type { EventType } from '../event-types.ts'
import type { AssignedFixture } from './assign-fixtures.ts'

/** Larger than any association's list. */
export const maxFixtureBytes = 2 * 1024 * 1024

/** How long an import can be undone, in days. */
export const fixtureUndoDays = 30

/** A match as last imported, for comparison. */
export interface ImportedFixture {
  readonly date: string
  readonly time: string | null
  readonly venue: string | null
  readonly isCancelled: boolean
}

/** A match that was imported before. */
export interface KnownFixture {
  readonly teamId: string
  readonly key: string
  /** Null: deleted here by hand. */
  readonly eventId: string | null
  readonly said: ImportedFixture
}

/** An event of a team that may be the match already. */
export interface SameDayEvent {
  readonly id: string
  readonly teamId: string
  readonly date: string
  readonly opponent: string | null
}

export interface FixturePlan {
  readonly created: readonly AssignedFixture[]
  /** Already in the calendar: linked so that the next list updates them. */
  readonly linked: readonly (AssignedFixture & { readonly eventId: string })[]
  readonly changed: readonly (AssignedFixture & {
    readonly eventId: string
    readonly was: ImportedFixture
  })[]
  readonly unchanged: number
  readonly removed: number
}

interface Input {
  readonly placed: readonly AssignedFixture[]
  readonly known: readonly KnownFixture[]
  readonly events: readonly SameDayEvent[]
}

/** Plans an import: each match once, whatever was imported before. */
export function planFixtures({ placed, known, events }: Input): FixturePlan {
  const before = new Map(known.map((one) => [`${one.teamId} ${one.key}`, one]))
  const linkedBefore = new Set(known.map(({ eventId }) => eventId))
  const free = events.filter(({ id }) => !linkedBefore.has(id))
  const seen = new Map<string, AssignedFixture>()
  for (const one of placed) seen.set(`${one.teamId} ${one.fixture.key}`, one)
  const created: AssignedFixture[] = []
  const linked: FixturePlan['linked'][number][] = []
  const changed: FixturePlan['changed'][number][] = []
  let [unchanged, removed] = [0, 0]
  for (const [key, one] of seen) {
    const was = before.get(key)
    const twin = was === undefined ? free.find((event) => isSame(event, one)) : undefined
    if (twin !== undefined) linked.push({ ...one, eventId: twin.id })
    else if (was === undefined) created.push(one)
    else if (was.eventId === null) removed += 1
    else if (isSaid(was.said, toImportedFixture(one))) unchanged += 1
    else changed.push({ ...one, eventId: was.eventId, was: was.said })
  }
  return { created, linked, changed, unchanged, removed }
}

/** The values to remember of a match. */
export function toImportedFixture({ fixture }: AssignedFixture): ImportedFixture {
  const { date, time, venue, isCancelled } = fixture
  return { date, time, venue, isCancelled }
}

/** The name of the other side. */
export function opponentOf({ fixture, side }: AssignedFixture): string {
  return side === 'home' ? fixture.away : fixture.home
}

/** League, cup or friendly match. */
export function fixtureEventType({ fixture }: AssignedFixture): EventType {
  const group = foldText(fixture.group)
  if (/pokal|cup|coupe|copa/.test(group)) return 'cup-game'
  if (/freundschaft|friendl|amical|amistos/.test(group)) return 'exhibition-game'
  return 'league-game'
}

function isSame(event: SameDayEvent, one: AssignedFixture): boolean {
  return (
    event.teamId === one.teamId &&
    event.date === one.fixture.date &&
    event.opponent !== null &&
    foldText(event.opponent) === foldText(opponentOf(one))
  )
}

function isSaid(one: ImportedFixture, other: ImportedFixture): boolean {
  return (
    one.date === other.date &&
    one.time === other.time &&
    foldText(one.venue ?? '') === foldText(other.venue ?? '') &&
    one.isCancelled === other.isCancelled
  )
}

import type { LeagueInvitations, NewLeagueInput } from '@touchline/contract/leagues/shapes/league'
import type { HomeAway } from '@touchline/domain/events/event-types'

export interface DraftFixture {
  /** Identifies rows while they are edited. */
  readonly key: number
  readonly day: number
  readonly opponent: string
  readonly date: string
  readonly time: string
  readonly location: HomeAway
  readonly venueId: string | null
  readonly address: string
}

/** The wizard's fields before any match exists. */
export interface DraftFields {
  readonly name: string
  readonly format: string
  readonly venueId: string | null
  readonly address: string
  readonly invitations: LeagueInvitations
}

export interface LeagueDraft extends DraftFields {
  readonly fixtures: readonly DraftFixture[]
}

export type ChangeDraft = (parts: Partial<LeagueDraft>) => void

export function blankDraft({ name, format }: Pick<DraftFields, 'name' | 'format'>): LeagueDraft {
  return {
    name,
    format,
    venueId: null,
    address: '',
    invitations: {
      type: 'automatic',
      daysBefore: 5,
      hoursBefore: 0,
      autoReminder: true,
      firstComeFirstServed: false,
      places: null,
      attendanceVisibility: 'everyone',
    },
    fixtures: [blankFixture(1)],
  }
}

/** Adds a row with the next day number. */
export function withNextFixture(fixtures: readonly DraftFixture[]): readonly DraftFixture[] {
  const last = Math.max(0, ...fixtures.map(({ day }) => day))
  const key = Math.max(0, ...fixtures.map((fixture) => fixture.key)) + 1
  return [...fixtures, { ...blankFixture(last + 1), key }]
}

function blankFixture(day: number): DraftFixture {
  return {
    key: day,
    day,
    opponent: '',
    date: '',
    time: '',
    location: 'home',
    venueId: null,
    address: '',
  }
}

/** Rows with an opponent and a date. */
export function completeFixtures({ fixtures }: LeagueDraft): readonly DraftFixture[] {
  return fixtures.filter(({ opponent, date }) => opponent.trim() !== '' && date !== '')
}

/** The draft as a request. Home matches are at the league's venue unless the row has another. */
export function inputOf(draft: LeagueDraft): Omit<NewLeagueInput, 'teamId'> {
  const { name, format, venueId, address, invitations } = draft
  return {
    name: name.trim(),
    format,
    venueId,
    address: address.trim() || null,
    invitations,
    fixtures: completeFixtures(draft).map((fixture) => {
      const isAtHome = fixture.location === 'home'
      const own = { venueId: fixture.venueId, address: fixture.address.trim() || null }
      const isNotified = own.venueId !== null || own.address !== null
      const place = isAtHome && !isNotified ? { venueId, address: lineOf(address) } : own
      return {
        day: fixture.day,
        opponent: fixture.opponent.trim(),
        startDate: fixture.date,
        startTime: fixture.time || null,
        location: fixture.location,
        ...place,
      }
    }),
  }
}

function lineOf(address: string): string | null {
  return (
    address
      .trim()
      .replaceAll(/\s*\n\s*/g, ', ')
      .slice(0, 200) || null
  )
}

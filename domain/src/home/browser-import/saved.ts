import type { HomeAway } from '../../events/event-types.ts'
import type { AnswersFor } from '../../events/inviting.ts'
import type { guardianRoles } from '../../members/roles.ts'
import type { Format, Gender } from '../../teams/options.ts'

/** One go brings at most so much; the rest stays in the browser for the next. */
export const mostSavedRecords = 200
export const mostSavedMembers = 500
export const mostSavedGuardians = 10
export const mostSavedLeagues = 50
/** As text on its way to the server, pictures not counted. */
export const mostSavedBytes = 2_000_000

/** How long what was brought along can be taken back. */
export const undoableDays = 30

/** Why something of what the browser holds comes changed, or not at all. */
export const savedProblemCodes = [
  'unreadable',
  'too_large',
  'nameless',
  'too_many_records',
  'too_many_members',
  'too_many_guardians',
  'too_many_leagues',
  'fixtures_incomplete',
  'same_id',
  'club_missing',
  'members_without_team',
  'sport_missing',
  'gender_unknown',
  'format_unknown',
  'phone_unreadable',
  'email_unreadable',
  'birth_date_unreadable',
  'logo_lost',
  'logo_not_an_image',
  'logo_too_large',
  'name_cut',
] as const
export type SavedProblemCode = (typeof savedProblemCodes)[number]

export interface SavedProblem {
  readonly code: SavedProblemCode
  /** The person, team or storage key it is about. */
  readonly about: string
  /** What stands there, shortened. */
  readonly value?: string
}

export interface SavedGuardian {
  readonly role: (typeof guardianRoles)[number]
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly phone?: string
}

export interface SavedMember {
  readonly firstName: string
  readonly lastName: string
  readonly nickname?: string
  readonly email?: string
  readonly phone?: string
  readonly dateOfBirth?: string
  readonly role: string
  readonly isAdmin: boolean
  readonly position?: string
  /** Was invited, and nothing but the address is known. */
  readonly isPlaceholder: boolean
  readonly guardians: readonly SavedGuardian[]
}

/** A league with our own matches, in the shape it is made of. */
export interface SavedLeague {
  readonly name: string
  readonly format: string | null
  readonly address: string | null
  readonly invitations: {
    readonly type: 'manual'
    readonly daysBefore: number
    readonly hoursBefore: number
    readonly autoReminder: boolean
    readonly firstComeFirstServed: boolean
    readonly places: null
    readonly attendanceVisibility: AnswersFor
  }
  readonly fixtures: readonly SavedFixture[]
}

export interface SavedFixture {
  readonly day: number
  readonly opponent: string
  readonly opponentId: null
  readonly startDate: string
  readonly startTime: string | null
  readonly location: HomeAway
  readonly venueId: null
  readonly address: string | null
}

/** What a team and a club share. */
export interface SavedGroup {
  /** The place in the list of the browser: ids there are small numbers that may meet twice. */
  readonly key: string
  /** The id of the browser, by which members, parents and leagues are found. */
  readonly browserId: string
  /** Whose it was, as far as the browser knows. */
  readonly ownerId?: string
  readonly name: string
  readonly sport: string
  readonly color?: string
  readonly phone?: string
  /** A picture as data URL. */
  readonly logo?: string
  readonly problems: readonly SavedProblem[]
}

export interface SavedClub extends SavedGroup {
  readonly memberCount?: number
  readonly teamCount?: number
}

export interface SavedTeam extends SavedGroup {
  readonly role: string
  readonly gender?: Gender
  readonly ageGroup?: string
  readonly format?: Format
  readonly clubKey?: string
  readonly members: readonly SavedMember[]
  readonly leagues: readonly SavedLeague[]
}

/** Everything of teams and clubs a browser holds, as far as it can be understood. */
export interface Saved {
  readonly clubs: readonly SavedClub[]
  readonly teams: readonly SavedTeam[]
  /** About no single team or club. */
  readonly problems: readonly SavedProblem[]
}

/** The storage of a browser, or the part of it that is read: raw text by key. */
export type Stored = Readonly<Record<string, string>>

import type { billOutcomes } from '@touchline/contract/registrations/shapes'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { ClubReader } from '#server/clubs/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PersonRow, RegistrationRow } from '../queries/registrations.ts'
import type { Parent } from '../queries/team-matches.ts'

export type BillOutcome = (typeof billOutcomes)[number]

/** Who decides for a club. */
interface ForClub {
  readonly kind: 'club'
  readonly actor: ClubActor
  readonly reader: ClubReader
}

/** Who decides for a team without a club. */
interface ForTeam {
  readonly kind: 'team'
  readonly actor: Actor
}

/** What deciding works with: its transaction, the outside world, and who decides. */
interface Work<By> {
  readonly tx: Transaction
  readonly platform: Platform
  readonly account: SignedIn
  /** The club, or the team without one. */
  readonly ownerId: string
  readonly now: Date
  readonly by: By
}

export type DecidingForClub = Work<ForClub>
export type DecidingForTeam = Work<ForTeam>
export type Deciding = DecidingForClub | DecidingForTeam

export function isForClub(work: Deciding): work is DecidingForClub {
  return work.by.kind === 'club'
}

/** The person of the club or team that a registration is about. */
export interface KnownPerson {
  /** Of a club's person, or the roster row. */
  readonly id: string
  readonly places: readonly {
    readonly teamId: string
    readonly memberId: string
    readonly isArchived: boolean
  }[]
  /** Their guardians, without those who are blocked. */
  readonly parents: readonly Parent[]
}

/** Whether one of these guardians has the address. */
export function isAmong(parents: readonly Parent[], email: string): boolean {
  return parents.some((parent) => parent.email?.toLowerCase() === email.toLowerCase())
}

/** Someone on the way into the club or team. */
export interface Entering {
  readonly person: PersonRow
  readonly registration: RegistrationRow
  /** Null: a member of the club without a team. */
  readonly teamId: string | null
  readonly known: KnownPerson | undefined
  /** Who registers a known child is no guardian of it, and doesn't become one. */
  readonly isStranger: boolean
  /** The other guardian they named is blocked from the child. */
  readonly isSecondBlocked: boolean
}

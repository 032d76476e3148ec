import type { billOutcomes } from '@touchline/contract/registrations/shapes'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import type { Actor } from '@touchline/domain/teams/actor'

import type { ClubReader } from '#server/clubs/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PersonRow, RegistrationRow } from '../queries/registrations.ts'

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
export interface Known {
  /** Of a club's person, or the roster row. */
  readonly id: string
  readonly places: readonly {
    readonly teamId: string
    readonly memberId: string
    readonly isArchived: boolean
  }[]
  /** Of their guardians. */
  readonly emails: readonly (string | null)[]
}

/** Someone on the way into the club or team. */
export interface Entering {
  readonly person: PersonRow
  readonly registration: RegistrationRow
  /** Null: a member of the club without a team. */
  readonly teamId: string | null
  readonly known: Known | undefined
  /** The other guardian they named is blocked from the child. */
  readonly isSecondBlocked: boolean
}

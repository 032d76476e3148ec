import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { billOutcomes } from '@touchline/contract/registrations/shapes'
import type { ClubActor } from '@touchline/domain/clubs/permissions'

import type { ClubReader } from '#server/clubs/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PersonRow, RegistrationRow } from '../queries/registrations.ts'

export type BillOutcome = (typeof billOutcomes)[number]

/** What accepting works with: its transaction, the outside world, and who decides. */
export interface Accepting {
  readonly tx: Transaction
  readonly platform: Platform
  readonly account: SignedIn
  readonly actor: ClubActor
  readonly reader: ClubReader
}

/** Someone on the way into the club. */
export interface Entering {
  readonly person: PersonRow
  readonly registration: RegistrationRow
  /** Null: a member without a team. */
  readonly teamId: string | null
  /** Who of the club they turned out to be. */
  readonly known: ClubPerson | undefined
}

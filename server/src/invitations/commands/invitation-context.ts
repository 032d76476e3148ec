import type { Actor } from '@touchline/domain/teams/actor'
import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { RequestRow } from '../queries/join-requests.ts'
import type { JoinTeam } from '../queries/teams.ts'

/** A command's context: its transaction, the platform and the caller. */
export interface InvitationContext {
  readonly tx: Transaction
  readonly platform: Platform
  readonly account: SignedIn
}

/** The actor in a team, if allowed; otherwise throws `not_found` or `not_allowed`. */
export async function requireAllowedActor(
  { tx, account }: InvitationContext,
  teamId: string,
  may: (actor: Actor, teamId: string) => boolean,
): Promise<Actor> {
  const actor = await requireActor(tx, { account, teamId })
  if (!may(actor, teamId)) throw new AppError('not_allowed')
  return actor
}

/** Today in the team's zone. */
export function todayInTeam(
  { platform }: InvitationContext,
  { timeZone }: Pick<JoinTeam, 'timeZone'>,
): string {
  return dayInZone(platform.clock(), timeZone)
}

/** Whether a decision may include staff's own note: not for minors. */
export function mayWriteTo(
  work: InvitationContext,
  team: JoinTeam,
  { kind, dateOfBirth }: Pick<RequestRow, 'kind' | 'dateOfBirth'>,
): boolean {
  return kind === 'parent' || dateOfBirth === null || !isMinor(dateOfBirth, todayInTeam(work, team))
}

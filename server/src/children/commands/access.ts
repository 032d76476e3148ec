import type { Access, Viewer } from '@touchline/contract/children/shapes/health'
import type { ConsentState } from '@touchline/domain/children/consents'
import { mayReadHealth, maySeeAccess } from '@touchline/domain/children/permissions'
import { maySeePrivate } from '@touchline/domain/members/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findLacking } from '#server/teams/queries/checks.ts'

import type { MemberKey } from '../queries.ts'
import { findAccessLog } from '../queries/access-log.ts'
import { requireChild, type KnownChild } from '../queries/child.ts'
import { findPeopleAround, type PersonAround } from '../queries/people-around.ts'
import { healthConsentOf } from './log-access.ts'

/**
 * For the person and the guardians: who can see the data now, and all access by staff, newest
 * first.
 */
export async function readAccess(
  db: Queryable,
  { actor, now }: ActorContext,
  { teamId, memberId, cursor }: MemberKey & { readonly cursor?: string | undefined },
): Promise<Access> {
  const child = await requireChild(db, { teamId, memberId }, now)
  if (!maySeeAccess(actor, child)) throw new AppError('not_allowed')
  const log = await findAccessLog(db, { teamId, memberId, cursor })
  return { memberId, viewers: cursor === undefined ? await findViewers(db, child) : [], ...log }
}

/** Uses the same rules that give access. */
async function findViewers(db: Queryable, child: KnownChild): Promise<Viewer[]> {
  const { teamId, memberId } = child
  const consent = await healthConsentOf(db, { teamId, memberId })
  const people = await findPeopleAround(db, { teamId, memberId })
  const accountIds = people.map(({ actor }) => actor.accountId)
  const lacking = await findLacking(db, { teamId, accountIds })
  return people
    .map((person) => (lacking.has(person.actor.accountId) ? withoutRoles(person) : person))
    .map((person) => viewerOf(person, { child, consent }))
    .filter(({ seesContact, seesHealth }) => seesContact || seesHealth)
}

interface Viewed {
  readonly child: KnownChild
  readonly consent: ConsentState
}

function viewerOf(person: PersonAround, { child, consent }: Viewed): Viewer {
  const { actor, name } = person
  return {
    name,
    as: reasonOf(person, child),
    seesContact: maySeePrivate(actor, child.memberId),
    seesHealth: mayReadHealth(actor, child, consent),
  }
}

/** Staff without a required background check have at most the access of a guardian. */
function withoutRoles(person: PersonAround): PersonAround {
  const actor = { ...person.actor, memberId: undefined, isAdmin: false, isCoach: false }
  return { ...person, actor, isManager: false, isYouthDirector: false }
}

function reasonOf(
  { actor, isManager, isYouthDirector }: PersonAround,
  { memberId }: KnownChild,
): Viewer['as'] {
  if (actor.memberId === memberId) return 'self'
  if (actor.childIds.includes(memberId)) return 'guardian'
  if (actor.isCoach) return 'coach'
  if (isManager) return 'club_manager'
  return isYouthDirector ? 'youth_director' : 'admin'
}

import type { Looks, Seer } from '@touchline/contract/children/shapes/health'
import type { ConsentState } from '@touchline/domain/children/consents'
import { mayReadHealth, maySeeLooks } from '@touchline/domain/children/permissions'
import { maySeePrivate } from '@touchline/domain/members/permissions'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findLacking } from '#server/teams/queries/checks.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild, type KnownChild } from '../queries/child.ts'
import { findLooks } from '../queries/looks.ts'
import { findPeopleAround, type PersonAround } from '../queries/seers.ts'
import type { Asking } from './asking.ts'
import { healthConsentOf } from './look.ts'

/** Who may see contact and health data now, answered by the same rules that let them in. */
export async function readSeers(
  db: Queryable,
  asking: Asking,
  { teamId, memberId }: MemberKey,
): Promise<{ memberId: string; people: Seer[] }> {
  const key = { teamId, memberId }
  const child = await requireFamily(db, asking, key)
  const consent = await healthConsentOf(db, key)
  const people = await findPeopleAround(db, key)
  const accountIds = people.map(({ actor }) => actor.accountId)
  const lacking = await findLacking(db, { teamId, accountIds })
  const seers = people.map((person) =>
    seerOf(lacking.has(person.actor.accountId) ? withoutOffice(person) : person, {
      child,
      consent,
    }),
  )
  return {
    memberId,
    people: seers.filter(({ seesContact, seesHealth }) => seesContact || seesHealth),
  }
}

/** Every look of the staff, newest first. */
export async function readLooks(
  db: Queryable,
  asking: Asking,
  { teamId, memberId, cursor }: MemberKey & { readonly cursor?: string | undefined },
): Promise<Looks> {
  await requireFamily(db, asking, { teamId, memberId })
  return findLooks(db, { teamId, memberId, cursor })
}

async function requireFamily(
  db: Queryable,
  { actor, now }: Asking,
  key: MemberKey,
): Promise<KnownChild> {
  const child = await requireChild(db, key, now)
  if (!maySeeLooks(actor, child)) throw new AppError('not_allowed')
  return child
}

interface Seen {
  readonly child: KnownChild
  readonly consent: ConsentState
}

function seerOf(person: PersonAround, { child, consent }: Seen): Seer {
  const { actor, name } = person
  return {
    name,
    as: reasonOf(person, child),
    seesContact: maySeePrivate(actor, child.memberId),
    seesHealth: mayReadHealth(actor, child, consent),
  }
}

/** Staff who owes the club a background check sees as a guardian, if at all. */
function withoutOffice(person: PersonAround): PersonAround {
  const actor = { ...person.actor, memberId: undefined, isAdmin: false, isCoach: false }
  return { ...person, actor, isManager: false }
}

function reasonOf({ actor, isManager }: PersonAround, { memberId }: KnownChild): Seer['as'] {
  if (actor.memberId === memberId) return 'self'
  if (actor.childIds.includes(memberId)) return 'guardian'
  if (actor.isCoach) return 'coach'
  return isManager ? 'club_manager' : 'admin'
}

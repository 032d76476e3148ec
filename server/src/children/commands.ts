import type { Consents, Guardianship } from '@touchline/contract/children/shapes'
import { isMinor } from '@touchline/domain/values/age'
import {
  consentKinds,
  consentState,
  consentTextVersion,
  newestAnswer,
  type ConsentKind,
} from '@touchline/domain/children/consents'
import {
  mayBlockGuardian,
  mayGiveConsent,
  maySeeConsents,
  mayVerifyGuardian,
  type Child,
} from '@touchline/domain/children/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import {
  findChild,
  lockGuardianship,
  markBlocked,
  markVerified,
  consentsOf,
  saveConsent,
  type GuardianKey,
  type GuardianshipRow,
  type MemberKey,
} from './queries.ts'

/** Who asks, and when. */
export interface Asking {
  readonly actor: Actor
  readonly now: Date
}

/** What was allowed for a member, and whether the one who asks may answer. */
export async function readConsents(
  db: Queryable,
  { actor, now }: Asking,
  { teamId, memberId }: MemberKey,
): Promise<Consents> {
  const child = await requireChild(db, { actor, now }, { teamId, memberId })
  if (!maySeeConsents(actor, child)) throw new AppError('not_found')
  const given = await consentsOf(db, { teamId, memberId })
  return {
    memberId,
    textVersion: consentTextVersion,
    mayAnswer: mayGiveConsent(actor, child),
    consents: consentKinds.map((kind) => {
      const newest = newestAnswer(given, kind)
      return {
        kind,
        state: consentState(newest),
        givenAt: newest?.givenAt.toISOString() ?? null,
        givenBy: newest?.givenBy ?? null,
        givenAs: newest?.givenAs ?? null,
      }
    }),
  }
}

/** Gives or withdraws one consent, to the sentences the person has read. */
export async function answerConsent(
  tx: Transaction,
  { actor, now }: Asking,
  answer: MemberKey & { kind: ConsentKind; state: 'yes' | 'no'; textVersion: string },
): Promise<Consents> {
  const { teamId, memberId } = answer
  const child = await requireChild(tx, { actor, now }, answer)
  if (!maySeeConsents(actor, child)) throw new AppError('not_found')
  if (!mayGiveConsent(actor, child)) throw new AppError('not_allowed')
  if (answer.textVersion !== consentTextVersion) throw new AppError('changed_meanwhile')

  const givenAs = actor.childIds.includes(memberId) ? 'guardian' : 'self'
  await saveConsent(tx, { ...answer, id: uuidv7(), givenBy: actor.accountId, givenAs, at: now })
  await announceChild(tx, { name: 'children.consent_changed', teamId, memberId })
  return readConsents(tx, { actor, now }, answer)
}

/** Staff vouches for a parent: from now on they act for the child. */
export async function verifyGuardian(
  tx: Transaction,
  { actor, now }: Asking,
  key: GuardianKey,
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  const { teamId } = key
  if (!mayVerifyGuardian(actor, { teamId, accountId: care.accountId ?? undefined }))
    throw new AppError('not_allowed')
  if (care.blockedAt !== null) throw new AppError('conflict', { reason: 'blocked' })

  if (care.verifiedAt !== null) return viewOf(care)
  await markVerified(tx, { ...key, by: actor.accountId, at: now })
  return changed(tx, actor, { ...key, name: 'children.guardian_verified' })
}

/** Ends a guardian's access to a child, as a court may order; repeating it changes nothing. */
export async function blockGuardian(
  tx: Transaction,
  { actor, now }: Asking,
  key: GuardianKey,
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  await markBlocked(tx, { ...key, blockedAt: care.blockedAt ?? now })
  return changed(tx, actor, { ...key, name: 'children.guardian_blocked' })
}

export async function unblockGuardian(
  tx: Transaction,
  { actor }: Asking,
  key: GuardianKey,
): Promise<Guardianship> {
  await requireGuardianship(tx, key)
  if (!mayBlockGuardian(actor, key)) throw new AppError('not_allowed')
  await markBlocked(tx, { ...key, blockedAt: null })
  return changed(tx, actor, { ...key, name: 'children.guardian_unblocked' })
}

async function requireChild(db: Queryable, { now }: Asking, key: MemberKey): Promise<Child> {
  const found = await findChild(db, key)
  if (found === undefined) throw new AppError('not_found')
  const { dateOfBirth, timeZone } = found
  const minor = dateOfBirth === null ? undefined : isMinor(dateOfBirth, dayInZone(now, timeZone))
  return { teamId: key.teamId, memberId: key.memberId, isMinor: minor }
}

async function requireGuardianship(tx: Transaction, key: GuardianKey): Promise<GuardianshipRow> {
  const care = await lockGuardianship(tx, key)
  if (care === undefined) throw new AppError('not_found')
  return care
}

/** The guardian's own streams are set up anew: what they may hear has changed. */
async function changed(
  tx: Transaction,
  actor: Actor,
  { name, ...key }: GuardianKey & { readonly name: string },
): Promise<Guardianship> {
  const care = await requireGuardianship(tx, key)
  await announceChild(tx, {
    name,
    teamId: key.teamId,
    memberId: key.memberId,
    accountId: care.accountId,
    actorId: actor.accountId,
  })
  return viewOf(care)
}

function viewOf(care: GuardianshipRow): Guardianship {
  return {
    guardianId: care.guardianId,
    memberId: care.memberId,
    role: care.role,
    hasAccount: care.accountId !== null,
    verifiedAt: care.verifiedAt?.toISOString() ?? null,
    verifiedHow: care.verifiedHow,
    blockedAt: care.blockedAt?.toISOString() ?? null,
  }
}

async function announceChild(
  tx: Transaction,
  {
    name,
    accountId,
    ...ids
  }: MemberKey & {
    name: string
    accountId?: string | null
    actorId?: string
  },
): Promise<void> {
  const person = accountId ? [`account:${accountId}`] : []
  await announce(tx, {
    name,
    topics: [`team:${ids.teamId}`, ...person],
    payload: { ...ids, ...(accountId ? { accountId } : {}) },
  })
}

import type { Consent, Consents } from '@touchline/contract/children/shapes'
import {
  consentKinds,
  consentState,
  consentTextVersion,
  answerInForce,
  consentInForce,
  findDisagreement,
  isAskedEachSeason,
  newestAnswer,
  type ConsentKind,
} from '@touchline/domain/children/consents'
import {
  mayGiveConsent,
  maySeeConsents,
  maySeeAccess,
} from '@touchline/domain/children/permissions'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceGuardianAction } from '#server/teams/commands/family-news.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import { consentsOf, saveConsent, type ConsentRow } from '../queries/consents.ts'
import { isOptedOut } from '../queries/photo-opt-outs.ts'
import { announceChild, announceWithdrawal } from './announcements.ts'
import { readPhotoOptOut } from './photo-opt-out.ts'

/** The consents given for a member, and whether the reader may answer them. */
export async function readConsents(
  db: Queryable,
  { actor, now }: ActorContext,
  { teamId, memberId }: MemberKey,
): Promise<Consents> {
  const key = { teamId, memberId }
  const child = await requireChild(db, key, now)
  if (!maySeeConsents(actor, child)) throw new AppError('not_found')

  const given = await consentsOf(db, key)
  const answers = { given, seasonStart: child.seasonStart, readerId: actor.accountId }
  const seen = maySeeAccess(actor, child)
    ? consentKinds.map((kind) => answered(kind, answers))
    : forStaff(
        consentKinds.map((kind) => answered(kind, answers)),
        await isOptedOut(db, key),
      )
  return {
    memberId,
    textVersion: consentTextVersion,
    mayAnswer: mayGiveConsent(actor, child),
    asksChild: child.agreesToo,
    isOptedOut: await readPhotoOptOut(db, { actor }, key),
    consents: seen,
  }
}

interface ConsentAnswer {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly textVersion: string
  readonly childAgrees?: boolean | undefined
}

/** Gives or withdraws one consent, to the wording the person has read. */
export async function answerConsent(
  tx: Transaction,
  { actor, now }: ActorContext,
  answer: MemberKey & ConsentAnswer,
): Promise<Consents> {
  const { teamId, memberId } = answer
  const child = await requireChild(tx, answer, now)
  if (!maySeeConsents(actor, child)) throw new AppError('not_found')
  if (!mayGiveConsent(actor, child)) throw new AppError('not_allowed')
  if (answer.textVersion !== consentTextVersion) throw new AppError('changed_meanwhile')
  const childAgreed = answer.state === 'yes' && (answer.childAgrees ?? false)
  if (answer.state === 'yes' && child.agreesToo && !childAgreed)
    throw new AppError('invalid_input', { fields: { childAgrees: 'required' } })

  const givenAs = actor.childIds.includes(memberId) ? 'guardian' : 'self'
  const given = { id: uuidv7(), givenBy: actor.accountId, givenAs, childAgreed, at: now } as const
  await announceIfWithdrawn(tx, actor.accountId, answer)
  await saveConsent(tx, { ...answer, ...given })
  await announceChild(tx, { name: 'children.consent_changed', teamId, memberId })
  await announceGuardianAction(tx, actor, { memberIds: [memberId] })
  return readConsents(tx, { actor, now }, answer)
}

/** Staff act on a no after a yes, even last season's: pictures may still be online. */
async function announceIfWithdrawn(
  tx: Transaction,
  actorId: string,
  { kind, state, teamId, memberId }: MemberKey & ConsentAnswer,
): Promise<void> {
  if (state === 'yes') return
  const before = answerInForce(await consentsOf(tx, { teamId, memberId }), kind)
  if (before?.state !== 'yes') return
  await announceWithdrawal(tx, { teamId, memberId, consent: kind, actorId })
}

interface Answers {
  readonly given: readonly ConsentRow[]
  readonly seasonStart: Date | undefined
  readonly readerId: string
}

function answered(kind: ConsentKind, { given, seasonStart, readerId }: Answers): Consent {
  const counting = answerInForce(given, kind)
  const state = consentInForce(given, kind, seasonStart)
  const mine = newestAnswer(
    given.filter(({ giverId }) => giverId === readerId),
    kind,
  )
  const own = consentState(mine, seasonStart)
  const history = given.filter((answer) => answer.kind === kind).toReversed()
  return {
    kind,
    state,
    ...(counting !== undefined && state !== 'unanswered' ? giverOf(counting) : noGiver),
    own: own === 'unanswered' ? null : own,
    disagreement: findDisagreement(given, kind).map((answer) => ({
      ...giverOf(answer),
      state: answer.state,
    })),
    isAskedAgain: counting !== undefined && state === 'unanswered',
    history: history.map((answer) => ({
      ...giverOf(answer),
      state: answer.state,
      verifiedHow: answer.verifiedHow,
      childAgreed: answer.childAgreed,
      textVersion: answer.textVersion,
    })),
  }
}

/** Staff see the state and who disagrees. A photo opt-out looks like a plain no to them. */
function forStaff(consents: readonly Consent[], isExcluded: boolean): Consent[] {
  return consents.map(({ kind, state, isAskedAgain, disagreement: said }) => {
    const isNo = isExcluded && isAskedEachSeason(kind)
    return {
      kind,
      state: isNo ? 'no' : state,
      ...noGiver,
      own: null,
      disagreement: said,
      isAskedAgain: !isNo && isAskedAgain,
      history: [],
    }
  })
}

const noGiver = { givenAt: null, givenBy: null, givenAs: null } as const

function giverOf({ givenAt, givenBy, givenAs }: ConsentRow) {
  return { givenAt: givenAt.toISOString(), givenBy, givenAs }
}

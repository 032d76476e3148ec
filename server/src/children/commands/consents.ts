import type { Consent, Consents } from '@touchline/contract/children/shapes'
import {
  consentKinds,
  consentState,
  consentTextVersion,
  countingAnswer,
  countingState,
  disagreement,
  isAskedEachSeason,
  newestAnswer,
  type ConsentKind,
} from '@touchline/domain/children/consents'
import { mayGiveConsent, maySeeConsents, maySeeLooks } from '@touchline/domain/children/permissions'
import { v7 as uuidv7 } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceGuardianDeed } from '#server/teams/commands/family-news.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import { consentsOf, saveConsent, type ConsentRow } from '../queries/consents.ts'
import { isForbidden } from '../queries/never-shown.ts'
import type { Asking } from './asking.ts'
import { announceChild, announceWithdrawal } from './news.ts'

/** What was allowed for a member, and whether the one who asks may answer. */
export async function readConsents(
  db: Queryable,
  { actor, now }: Asking,
  { teamId, memberId }: MemberKey,
): Promise<Consents> {
  const key = { teamId, memberId }
  const child = await requireChild(db, key, now)
  if (!maySeeConsents(actor, child)) throw new AppError('not_found')

  const given = await consentsOf(db, key)
  const answers = { given, seasonStart: child.seasonStart, readerId: actor.accountId }
  const seen = maySeeLooks(actor, child)
    ? consentKinds.map((kind) => answered(kind, answers))
    : forStaff(
        consentKinds.map((kind) => answered(kind, answers)),
        await isForbidden(db, key),
      )
  return {
    memberId,
    textVersion: consentTextVersion,
    mayAnswer: mayGiveConsent(actor, child),
    asksChild: child.agreesToo,
    consents: seen,
  }
}

interface ConsentWish {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly textVersion: string
  readonly childAgrees?: boolean | undefined
}

/** Gives or withdraws one consent, to the sentences the person has read. */
export async function answerConsent(
  tx: Transaction,
  { actor, now }: Asking,
  answer: MemberKey & ConsentWish,
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
  await tellWithdrawal(tx, actor.accountId, answer)
  await saveConsent(tx, { ...answer, ...given })
  await announceChild(tx, { name: 'children.consent_changed', teamId, memberId })
  await announceGuardianDeed(tx, actor, { memberIds: [memberId] })
  return readConsents(tx, { actor, now }, answer)
}

/** A no after a yes, also after one of last season: what was shown then may still be shown. */
async function tellWithdrawal(
  tx: Transaction,
  actorId: string,
  { kind, state, teamId, memberId }: MemberKey & ConsentWish,
): Promise<void> {
  if (state === 'yes') return
  const before = countingAnswer(await consentsOf(tx, { teamId, memberId }), kind)
  if (before?.state !== 'yes') return
  await announceWithdrawal(tx, { teamId, memberId, consent: kind, actorId })
}

interface Answers {
  readonly given: readonly ConsentRow[]
  readonly seasonStart: Date | undefined
  readonly readerId: string
}

function answered(kind: ConsentKind, { given, seasonStart, readerId }: Answers): Consent {
  const counting = countingAnswer(given, kind)
  const state = countingState(given, kind, seasonStart)
  const mine = newestAnswer(
    given.filter(({ giverId }) => giverId === readerId),
    kind,
  )
  const own = consentState(mine, seasonStart)
  const history = given.filter((answer) => answer.kind === kind).toReversed()
  return {
    kind,
    state,
    ...(counting !== undefined && state !== 'unanswered' ? giverOf(counting) : nobody),
    own: own === 'unanswered' ? null : own,
    disagreement: disagreement(given, kind).map((answer) => ({
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

/** Staff learns what counts, and who disagrees: an order that nobody may be shown looks like a plain no. */
function forStaff(consents: readonly Consent[], isNeverShown: boolean): Consent[] {
  return consents.map(({ kind, state, isAskedAgain, disagreement: said }) => {
    const isNo = isNeverShown && isAskedEachSeason(kind)
    return {
      kind,
      state: isNo ? 'no' : state,
      ...nobody,
      own: null,
      disagreement: said,
      isAskedAgain: !isNo && isAskedAgain,
      history: [],
    }
  })
}

const nobody = { givenAt: null, givenBy: null, givenAs: null } as const

function giverOf({ givenAt, givenBy, givenAs }: ConsentRow) {
  return { givenAt: givenAt.toISOString(), givenBy, givenAs }
}

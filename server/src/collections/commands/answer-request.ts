import type { requestAnswer } from '@touchline/contract/collections/shapes/bill'
import type { ActorContext } from '@touchline/domain/teams/actor'
import type { z } from 'zod'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { lockRequest, saveAnswer, type StoredRequest } from '../queries/requests.ts'
import { bookEntry } from './book-entry.ts'
import {
  lockForChange,
  announceCollectionChange,
  type LockedCollection,
} from './lock-for-change.ts'
import { planInstalments } from './treasurer.ts'

type Answer = z.output<typeof requestAnswer>

/** Grants or declines a confidential request and notifies the payer. Returns the bill's id. */
export async function answerRequest(
  tx: Transaction,
  caller: ActorContext,
  answer: Answer,
): Promise<string> {
  const running = await lockForChange(tx, caller, answer.collectionId)
  const { key, now, actor } = running
  const request = await lockRequest(tx, key, answer.requestId)
  if (request.state !== 'open') throw new AppError('changed_meanwhile')
  await grant(tx, running, { request, decision: answer.decision })
  await saveAnswer(tx, key.teamId, {
    id: request.id,
    state: answer.decision.kind === 'refused' ? 'refused' : 'granted',
    answer: answer.answer,
    answeredBy: actor.accountId,
    now,
  })
  await announce(tx, {
    name: 'collections.request_answered',
    topics: [],
    payload: { ...key, requestId: request.id },
  })
  await announceCollectionChange(tx, key)
  return request.billId
}

interface Granting {
  readonly request: StoredRequest
  readonly decision: Answer['decision']
}

async function grant(
  tx: Transaction,
  { actor, now, key }: LockedCollection,
  { request, decision }: Granting,
): Promise<void> {
  const bill = { ...key, billId: request.billId }
  if (decision.kind === 'reduced')
    await bookEntry(
      tx,
      { teamId: key.teamId, billId: request.billId, now },
      {
        entry: { kind: 'waived', amount: decision.amount },
        source: `request:${request.id}`,
        madeBy: actor.accountId,
      },
    )
  if (decision.kind === 'parted') await planInstalments(tx, { actor, now, bill }, decision.parts)
}

import type { AudiencePreview } from '@touchline/contract/messages/shapes/conversation'
import { mayStart } from '@touchline/domain/messages/permissions'

import type { Database, Transaction } from '#server/platform/database/database.ts'

import { countDisturbed, findChosen } from '../queries/starting.ts'
import { isTooYoung, refusalOfStart, setUp, type Starting, type Wanted } from './set-up.ts'

/**
 * What starting would mean: it is tried and taken back, so that what is said before is what happens
 * afterwards.
 */
export async function previewStart(
  database: Database,
  starting: Starting,
  question: Omit<Wanted, 'subject'>,
): Promise<AudiencePreview> {
  const trial = await database.startTransaction().execute()
  try {
    // A subject of its own: nothing that is there is touched.
    return await tried(trial, starting, { ...question, subject: 'preview' })
  } finally {
    await trial.rollback().execute()
  }
}

async function tried(tx: Transaction, starting: Starting, wanted: Wanted) {
  const { actor, now } = starting
  const { audience } = wanted
  const nobody = { people: 0, disturbed: 0, guardians: 0, missing: [], insteadOf: [] }
  if (!mayStart(actor, wanted)) return { ...nobody, refusal: 'not_allowed' as const }
  if (await isTooYoung(tx, starting, audience))
    return { ...nobody, refusal: 'guardian_needed' as const }

  const { conversationId, seats } = await setUp(tx, starting, wanted)
  const others = seats.filter(({ accountId }) => accountId !== actor.accountId)
  const ids = others.map(({ accountId }) => accountId)
  const memberIds = audience.kind === 'people' ? audience.memberIds : []
  const chosen = await findChosen(tx, { teamId: actor.teamId, now }, memberIds)
  const reached = new Set(seats.flatMap((seat) => [seat.memberId, ...seat.childIds]))
  return {
    people: others.length,
    disturbed: await countDisturbed(tx, { teamId: actor.teamId, conversationId }, ids),
    guardians: others.filter((seat) => seat.memberId === undefined && seat.childIds.length > 0)
      .length,
    missing: chosen.filter(({ id }) => !reached.has(id)).map(({ name }) => name),
    insteadOf: chosen
      .filter(({ id, isYoung }) => isYoung && reached.has(id))
      .map(({ name }) => name),
    refusal: refusalOfStart(audience, seats, actor.accountId) ?? null,
  }
}

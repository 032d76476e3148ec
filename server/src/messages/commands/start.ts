import { createHash } from 'node:crypto'

import type { AudiencePreview } from '@touchline/contract/messages/shapes/conversation'
import type { NewMessage } from '@touchline/contract/messages/shapes/message'
import { mostConversationsAnHour, type Audience } from '@touchline/domain/messages/conversations'
import { isAccompanied } from '@touchline/domain/messages/company'
import { mayStart } from '@touchline/domain/messages/permissions'
import type { StaffedSeat } from '@touchline/domain/messages/seats'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Database, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import { findSeats } from '../queries/seats.ts'
import {
  areKnown,
  countDisturbed,
  countStarted,
  findChosen,
  findIsYoung,
  findStarter,
  insertConversation,
  insertPeople,
  type NamedPerson,
} from '../queries/starting.ts'
import { findSent, type SentBefore } from '../queries/writes.ts'
import { topicsOf } from './place.ts'
import { sendMessage } from './send.ts'

interface Starting {
  readonly actor: Actor
  readonly now: Date
}

interface Wanted {
  readonly audience: Audience
  readonly subject: string | null
  readonly isAnnouncement: boolean
}

/** Begins a conversation with a message, or goes on in the one with the same people. */
export async function startConversation(
  tx: Transaction,
  starting: Starting,
  { message, ...wanted }: Wanted & { readonly message: NewMessage },
): Promise<SentBefore> {
  const { actor, now } = starting
  const { teamId, accountId } = actor
  const before = await findSent(tx, { teamId, accountId, clientId: message.clientId })
  if (before !== undefined) return before

  const anHourAgo = new Date(now.getTime() - hour)
  if ((await countStarted(tx, accountId, anHourAgo)) >= mostConversationsAnHour)
    throw new AppError('too_many_requests', { retryAfterSeconds: hour / 1000 })
  const { conversationId, seats } = await setUp(tx, starting, wanted)
  const refusal = refusalOfStart(wanted.audience, seats, accountId)
  if (refusal === 'guardian_needed') throw new AppError('guardian_needed')
  if (refusal === 'nobody')
    throw new AppError('invalid_input', { fields: { audience: 'nobody_reached' } })

  await announce(tx, {
    name: 'messages.started',
    topics: topicsOf(starting, wanted.audience, seats),
    payload: { teamId, conversationId, actorId: accountId },
  })
  const sent = await sendMessage(tx, { actor, conversationId, now }, message)
  return { ...sent, conversationId }
}

const hour = 3_600_000

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

function refusalOfStart(
  { kind }: Audience,
  seats: readonly StaffedSeat[],
  accountId: string,
): 'guardian_needed' | 'nobody' | undefined {
  if (!seats.some((seat) => seat.accountId !== accountId)) return 'nobody'
  return isAccompanied(kind, seats) ? undefined : 'guardian_needed'
}

async function setUp(tx: Transaction, starting: Starting, wanted: Wanted) {
  const { actor, now } = starting
  const { audience, subject, isAnnouncement } = wanted
  const { teamId, accountId } = actor
  if (!mayStart(actor, wanted)) throw new AppError('not_allowed')
  if (await isTooYoung(tx, starting, audience)) throw new AppError('guardian_needed')
  if (!(await areKnown(tx, actor, audience)))
    throw new AppError('invalid_input', { fields: { audience: 'unknown' } })

  const starter = await findStarter(tx, actor)
  const people = [starter, ...namedIn(audience)]
  const audienceKey = subject === null ? keyOf(wanted, people) : null
  const conversationId = await insertConversation(tx, {
    teamId,
    conversationId: newId(),
    audience,
    subject,
    isAnnouncement,
    audienceKey,
    accountId,
    now,
  })
  await insertPeople(tx, { teamId, conversationId }, people)
  return { conversationId, seats: await findSeats(tx, { teamId, conversationId, now }) }
}

/** Under 16 nobody writes to people by name: their parents do. */
async function isTooYoung(
  tx: Transaction,
  { actor: { teamId, memberId }, now }: Starting,
  { kind }: Audience,
): Promise<boolean> {
  if (kind !== 'people' || memberId === undefined) return false
  return findIsYoung(tx, { teamId, memberId }, now)
}

function namedIn(audience: Audience): readonly NamedPerson[] {
  if (audience.kind !== 'people') return []
  const nobody = { memberId: null, guardianId: null, accountId: null }
  return [
    ...audience.memberIds.map((memberId) => ({ ...nobody, memberId })),
    ...audience.guardianIds.map((guardianId) => ({ ...nobody, guardianId })),
  ]
}

/** The same for the same people, whoever of them begins. */
function keyOf({ audience, isAnnouncement }: Wanted, people: readonly NamedPerson[]): string {
  const manner = isAnnouncement ? 'announcement' : 'talk'
  if (audience.kind === 'team') return `${manner} team`
  if (audience.kind === 'role') return `${manner} role ${audience.role}`
  if (audience.kind === 'event') return `${manner} event ${audience.eventId}`
  const ids = people.map((one) => one.memberId ?? one.guardianId ?? one.accountId)
  const sorted = [...new Set(ids)].toSorted().join(' ')
  return `${manner} people ${createHash('sha256').update(sorted).digest('base64url')}`
}

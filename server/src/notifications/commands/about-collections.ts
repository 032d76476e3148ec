import type { NotificationKind } from '@touchline/domain/notifications/kinds'
import { z } from 'zod'

import type { JobData } from '#server/platform/jobs/jobs.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  findAskedToPay,
  findKeepersOfMoney,
  findPayer,
  readLinesOfBill,
} from '../queries/payers.ts'
import { findPeopleOf } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const invited = z.object({ teamId: z.string(), collectionId: z.string(), at: z.coerce.date() })

/** The people asked to fill in a form, and their guardians. */
export const aboutForm: ToNotices = async (tx, { payload, now }) => {
  const news = invited.safeParse(payload)
  if (!news.success) return []
  const { teamId, collectionId, at } = news.data
  const recipients = await findAskedToPay(tx, { teamId, collectionId, invitedAt: at, now })
  const subject = { collectionId }
  return [{ kind: 'form_opened', teamId, subject, actorId: null, startsAt: null, recipients }]
}

const filled = z.object({ teamId: z.string(), billId: z.string() })

/** A form was submitted or paid: marks the lines that ask for it as read. */
export async function readForms({ database, clock }: Platform, payload: JobData): Promise<void> {
  const news = filled.safeParse(payload)
  if (!news.success) return
  await database.transaction().execute(async (tx) => {
    const readers = await readLinesOfBill(tx, { ...news.data, now: clock() })
    const topics = readers.map((id) => `inbox:${id}`)
    if (topics.length > 0) await announce(tx, { name: 'notifications.changed', topics })
  })
}

const payloadShape = z.object({ teamId: z.string(), collectionId: z.string() })

/** Tells treasurers that someone asks to pay less or in instalments, but not who or for what. */
export const aboutQuietRequest: ToNotices = async (tx, { payload }) => {
  const news = payloadShape.safeParse(payload)
  if (!news.success) return []
  const { teamId } = news.data
  const recipients = await findKeepersOfMoney(tx, { teamId })
  return [{ kind: 'relief_asked', teamId, subject: {}, actorId: null, startsAt: null, recipients }]
}

const payout = z.object({ teamId: z.string(), by: z.string().nullable() })

/**
 * Notifies all other admins and treasurers of a new payout account; can't be muted, as it protects
 * the money.
 */
export const aboutPayout: ToNotices = async (tx, { payload }) => {
  const news = payout.safeParse(payload)
  if (!news.success) return []
  const { teamId, by: actorId } = news.data
  const keepers = await findKeepersOfMoney(tx, { teamId })
  const recipients = keepers.map((keeper) => ({ ...keeper, hasMuted: false }))
  return [{ kind: 'payout_changed', teamId, subject: {}, actorId, startsAt: null, recipients }]
}

const answered = z.object({ teamId: z.string(), requestId: z.string() })

/** Notifies the author of a request of the reply. */
export const aboutAnswerToRequest: ToNotices = async (tx, { payload }) => {
  const news = answered.safeParse(payload)
  if (!news.success) return []
  const { teamId, requestId } = news.data
  const recipients = await findPayer(tx, { teamId, requestId })
  return [
    { kind: 'relief_answered', teamId, subject: {}, actorId: null, startsAt: null, recipients },
  ]
}

const fined = z.object({
  teamId: z.string(),
  memberId: z.string(),
  entryId: z.string(),
  actorId: z.string(),
})

/** Players hear of their fines, when one is taken back, and when money or a waiver changes what they owe. */
export const aboutFine: ToNotices = aboutFines('fined')
export const aboutUndoneFine: ToNotices = aboutFines('fine_undone')
export const aboutBalance: ToNotices = aboutFines('balance_changed')

function aboutFines(kind: NotificationKind): ToNotices {
  return async (tx, { payload, now }) => {
    const news = fined.safeParse(payload)
    if (!news.success) return []
    const { teamId, memberId, entryId, actorId } = news.data
    const recipients = await findPeopleOf(tx, { teamId, memberId, now })
    const subject = { memberId, entryId }
    return [{ kind, teamId, subject, actorId, startsAt: null, recipients }]
  }
}

import { z } from 'zod'

import { findLeaders, findOne, findPeopleOf, findStaffFor } from '../queries/recipients.ts'
import type { ToNotices } from './notify.ts'

const ending = z.object({
  teamId: z.string(),
  memberId: z.string().nullable(),
  accountId: z.string(),
})

/** Notifies the person whose background check expires and the people who keep the checks. */
export const aboutCheck: ToNotices = async (tx, { payload }) => {
  const news = ending.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, accountId } = news.data
  const recipients = [
    ...(await findOne(tx, { teamId, accountId })),
    ...(await findLeaders(tx, teamId)),
  ]
  const subject = memberId === null ? {} : { memberId }
  return [{ kind: 'check_ending', teamId, subject, actorId: null, startsAt: null, recipients }]
}

const payloadShape = z.object({ teamId: z.string(), memberId: z.string() })

/** Asks the guardians, not the child, about pictures. */
export const aboutPictures: ToNotices = async (tx, { payload, now }) => {
  const news = payloadShape.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId } = news.data
  const people = await findPeopleOf(tx, { teamId, memberId, now })
  const recipients = people.filter(({ through }) => through.kind === 'child')
  const subject = { memberId }
  return [{ kind: 'pictures_asked', teamId, subject, actorId: null, startsAt: null, recipients }]
}

const sizesAsked = payloadShape.extend({ actorId: z.string() })

/** Asks a player for kit sizes, and the guardians of a child. */
export const aboutSizes: ToNotices = async (tx, { payload, now }) => {
  const news = sizesAsked.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, actorId } = news.data
  const recipients = await findPeopleOf(tx, { teamId, memberId, now })
  const subject = { memberId }
  return [{ kind: 'sizes_asked', teamId, subject, actorId, startsAt: null, recipients }]
}

const disowned = payloadShape.extend({ accountId: z.string() })

/** Tells the sender that the invitation reached the wrong person. */
export const aboutNotTheParent: ToNotices = async (tx, { payload, now }) => {
  const news = disowned.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, accountId: actorId } = news.data
  const recipients = await findStaffFor(tx, { teamId, memberId, now })
  const subject = { memberId }
  return [{ kind: 'guardian_disowned', teamId, subject, actorId, startsAt: null, recipients }]
}

const withdrawn = payloadShape.extend({ consent: z.string(), actorId: z.string() })

/**
 * Tells staff about a withdrawn consent, because published material can't be removed
 * automatically.
 */
export const aboutWithdrawal: ToNotices = async (tx, { payload, now }) => {
  const news = withdrawn.safeParse(payload)
  if (!news.success) return []
  const { teamId, memberId, consent, actorId } = news.data
  const recipients = await findStaffFor(tx, { teamId, memberId, now })
  const subject = { memberId, consent }
  return [{ kind: 'consent_withdrawn', teamId, subject, actorId, startsAt: null, recipients }]
}

const growing = z.object({
  teamId: z.string(),
  memberId: z.string(),
  accountId: z.string(),
})

export const aboutComingOfAge = aboutGrowing('coming_of_age')
export const aboutTakingOver = aboutGrowing('came_of_age')

/** Notifies the young person and each guardian as of that moment. */
function aboutGrowing(kind: 'coming_of_age' | 'came_of_age'): ToNotices {
  return async (tx, { payload }) => {
    const news = growing.safeParse(payload)
    if (!news.success) return []
    const { teamId, memberId, accountId } = news.data
    const recipients = await findOne(tx, { teamId, accountId })
    const subject = { memberId }
    return [{ kind, teamId, subject, actorId: null, startsAt: null, recipients }]
  }
}

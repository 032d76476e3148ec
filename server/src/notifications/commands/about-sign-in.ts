import { z } from 'zod'

import { createMissingAccount } from '#server/accounts/commands/ensure-account.ts'
import { findUser } from '#server/auth/queries/users.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'

import type { ToNotices } from './notify.ts'

const happened = z.object({ accountId: z.string() })

/** Tells the owner about a new browser. */
export const aboutNewBrowser: ToNotices = async (tx, { payload }) => {
  const owner = await ownerIn(tx, payload)
  return owner === undefined ? [] : [{ kind: 'signed_in', ...toOwner(owner) }]
}

export const aboutPassword: ToNotices = async (tx, { payload }) => {
  const owner = await ownerIn(tx, payload)
  return owner === undefined ? [] : [{ kind: 'password_changed', ...toOwner(owner) }]
}

/** The account may have signed in without any request yet: adds the line for later. */
async function ownerIn(tx: Transaction, payload: JobData): Promise<string | undefined> {
  const news = happened.safeParse(payload)
  if (!news.success) return undefined
  const user = await findUser(tx, news.data.accountId)
  if (user !== undefined) await createMissingAccount(tx, user)
  return news.data.accountId
}

/** Without an author, because it may have been someone else. */
function toOwner(accountId: string) {
  return {
    teamId: null,
    subject: {},
    actorId: null,
    startsAt: null,
    recipients: [{ accountId, hasMuted: false, through: { kind: 'self' } }],
  } as const
}

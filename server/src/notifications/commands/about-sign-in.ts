import { z } from 'zod'

import type { Interpret } from './tell.ts'

const happened = z.object({ accountId: z.string() })

/** A browser that was never signed in before: the owner should know whose it is. */
export const aboutNewBrowser: Interpret = async (_, { payload }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  return [{ kind: 'signed_in', ...toOwner(news.data.accountId) }]
}

export const aboutPassword: Interpret = async (_, { payload }) => {
  const news = happened.safeParse(payload)
  if (!news.success) return []
  return [{ kind: 'password_changed', ...toOwner(news.data.accountId) }]
}

/** Nobody's doing: it is told because it may have been somebody else. */
function toOwner(accountId: string) {
  return {
    teamId: null,
    subject: {},
    actorId: null,
    startsAt: null,
    recipients: [{ accountId, hasMuted: false, through: { kind: 'self' } }],
  } as const
}

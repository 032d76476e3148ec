import { bestLanguage } from '@touchline/domain/values/language'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { saveBan } from '../queries/bans.ts'
import { revokeApiTokens } from '../queries/programs.ts'
import { endSessions } from '../queries/sessions.ts'
import type { User } from '../queries/users.ts'
import { openKeys } from './keys.ts'
import { sendConfirmationAgain } from './sign-up.ts'

interface Operated {
  readonly userId: string
  readonly now: Date
}

/** Practically for ever, and a date every client can parse. */
const yearsOfBan = 100

/** Disables sign-in for this account and ends its sessions and tokens at once. */
export async function disableUser(tx: Transaction, { userId, now }: Operated): Promise<void> {
  const until = new Date(now)
  until.setUTCFullYear(until.getUTCFullYear() + yearsOfBan)
  await saveBan(tx, { userId, until, now })
  await signOutEverywhere(tx, { userId, now })
}

export async function enableUser(tx: Transaction, { userId, now }: Operated): Promise<void> {
  await saveBan(tx, { userId, until: null, now })
}

export async function signOutEverywhere(tx: Transaction, { userId, now }: Operated): Promise<void> {
  await endSessions(tx, { kind: 'all', userId })
  await revokeApiTokens(tx, { userId, now })
}

/** Sends the sign-up email again in the person's language, whatever was sent before. */
export async function confirmAgain(
  tx: Transaction,
  platform: Platform,
  { user, ip }: { user: User; ip: string },
): Promise<void> {
  const visit = {
    platform,
    keys: openKeys(platform),
    now: platform.clock(),
    ip,
    userAgent: undefined,
    language: bestLanguage([]),
    redirectTo: platform.config.auth.siteUrl,
  }
  await sendConfirmationAgain(tx, visit, { user, pkce: { kind: 'none' } })
}

import type { Language } from '@touchline/domain/values/language'

import {
  findTokenByLink,
  findPendingSignUps,
  type OneTimeToken,
} from '../queries/one-time-tokens.ts'
import { findUser } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { isLinkType, isTokenUsable } from './confirm.ts'
import { preferredLanguageOf } from './one-time.ts'
import { hashSecret } from './secrets.ts'

/**
 * What an emailed link would do, in its account's language; `gone`: used, expired or never sent.
 */
export type MailedLink =
  | { readonly kind: 'gone'; readonly language: Language }
  | {
      readonly kind: 'signup' | 'magiclink' | 'recovery' | 'email_change'
      readonly language: Language
      /** The address to confirm; for a change, the new one. */
      readonly address: string
      /** Several sign-ups wait for this address: a password identifies one. */
      readonly isContested: boolean
    }

/** Reads a link without using it. */
export async function readLink(
  visit: AuthContext,
  { token: secret, type }: { token: string; type: string },
): Promise<MailedLink> {
  const gone = { kind: 'gone', language: visit.language } as const
  if (!isLinkType(type)) return gone
  const found = await findSent(visit, secret)
  if (found === undefined) return gone

  const { token, user } = found
  const language = preferredLanguageOf(visit, token.signUp?.data ?? user.userMetadata)
  if (!isTokenUsable(visit, token, type)) return { kind: 'gone', language }
  const kind = kindOf(token, type)
  const address = kind === 'email_change' ? (user.newEmail ?? token.address) : token.address
  const isContested = kind === 'signup' && (await hasSeveralSignUps(visit, token))
  return { kind, language, address, isContested }
}

async function findSent({ platform: { database } }: AuthContext, secret: string) {
  const token = await findTokenByLink(database, hashSecret(secret))
  const user = token === undefined ? undefined : await findUser(database, token.userId)
  return token === undefined || user === undefined ? undefined : { token, user }
}

async function hasSeveralSignUps(
  { platform }: AuthContext,
  { userId }: OneTimeToken,
): Promise<boolean> {
  return (await findPendingSignUps(platform.database, { userId, kind: 'confirmation' })).length > 1
}

function kindOf({ kind }: OneTimeToken, type: string) {
  if (kind === 'confirmation') return 'signup'
  if (kind === 'recovery') return type === 'recovery' ? 'recovery' : 'magiclink'
  return 'email_change'
}

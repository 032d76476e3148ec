import type { Transaction } from '#server/platform/database/database.ts'

import {
  deleteTokensOf,
  lockTokens,
  lockTokensAt,
  type ConfirmationInput,
  type OneTimeToken,
} from '../queries/one-time-tokens.ts'
import { confirmPhone, savePhone } from '../queries/phones.ts'
import { findUserByPhone, lockUser } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { claimAccount } from './claim.ts'
import { findTokenByCode } from './codes.ts'
import { limitCodes } from './limits.ts'
import { phoneExists } from './phones.ts'
import { Refusal } from './refusals.ts'
import { startSession, type SessionGrant } from './sessions.ts'
import { requirePhone } from './texts.ts'
import { notifyPhoneChanged } from './warnings.ts'

export type TextType = 'sms' | 'phone_change'

export function isTextType(type: string): type is TextType {
  return type === 'sms' || type === 'phone_change'
}

interface GivenCode extends ConfirmationInput {
  readonly phone: string
  readonly code: string
  readonly type: TextType
}

/** Verifies a text message's code: confirms the number and signs in. */
export async function takeTextCode(visit: AuthContext, input: GivenCode): Promise<SessionGrant> {
  const phone = requirePhone(input.phone)
  await limitCodes(visit, phone)

  const grant = await visit.platform.database.transaction().execute(async (tx) => {
    const tokens = await tokensFor(tx, { phone, type: input.type })
    const token = await findTokenByCode(tx, visit, { tokens, code: input.code })
    return token === undefined ? undefined : settle(tx, visit, { ...input, token })
  })
  if (grant === undefined) throw new Refusal('otp_expired', 'Token has expired or is invalid')
  return grant
}

/** A change belongs to the person with its code, since several people may ask for the same number. */
async function tokensFor(
  tx: Transaction,
  { phone, type }: { phone: string; type: TextType },
): Promise<readonly OneTimeToken[]> {
  if (type === 'phone_change') return lockTokensAt(tx, { kind: type, address: phone })
  const userId = (await findUserByPhone(tx, phone))?.id
  return userId === undefined ? [] : lockTokens(tx, { userId, kinds: [type], address: phone })
}

async function settle(
  tx: Transaction,
  visit: AuthContext,
  { token, password, canAsk }: ConfirmationInput & { readonly token: OneTimeToken },
): Promise<SessionGrant> {
  const { userId, kind, address } = token
  const { now } = visit
  const user = await lockUser(tx, userId)
  if (user?.bannedUntil && user.bannedUntil > now)
    throw new Refusal('user_banned', 'User is banned')
  if (kind === 'phone_change') {
    if (!(await savePhone(tx, { userId, phone: address, now }))) throw phoneExists()
    if (user !== undefined) await notifyPhoneChanged(tx, visit, user)
  } else {
    await claimAccount(tx, visit, { token, by: 'phone', password, canAsk })
    await confirmPhone(tx, userId, now)
  }
  await deleteTokensOf(tx, userId)
  return startSession(tx, visit, { userId, method: 'otp' })
}

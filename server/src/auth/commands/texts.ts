import { isPhone, normalizePhone } from '@touchline/domain/auth/addresses'
import { v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { codeMessage } from '../emails.ts'
import { putOneTimeToken, type SignUpClaims } from '../queries/one-time-tokens.ts'
import type { Metadata } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { preferredLanguageOf } from './one-time.ts'
import { invalidInput, Refusal } from './refusals.ts'
import { newCode } from './secrets.ts'

/** Short-lived, because the recipient reads it now. */
const lifetimeMs = 60_000

export interface CodeText {
  readonly userId: string
  readonly userMetadata: Metadata
  readonly kind: 'sms' | 'phone_change' | 'reauthentication'
  readonly to: string
  readonly signUp?: SignUpClaims | undefined
}

/** Creates a code, stored as a hash, and its message; returns the message's id. */
export async function sendCode(
  tx: Transaction,
  visit: AuthContext,
  text: CodeText,
): Promise<string> {
  const { userId, kind, to, signUp } = text
  const { now, platform } = visit
  const code = newCode()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const codeHash = await platform.hashing.hash(code)
  const token = { id: uuidv7(), userId, kind, address: to, linkHash: null, codeHash }
  await putOneTimeToken(tx, { ...token, now, expiresAt, signUp })
  const body = codeMessage(preferredLanguageOf(visit, text.userMetadata), code)
  return platform.sms.enqueue(tx, { kind: `auth.${kind}`, userId, to, body, code, expiresAt })
}

/** Each endpoint's refusal without phone sign-in is part of the protocol. */
export function requirePhones(
  { platform }: AuthContext,
  { message, status }: { message: string; status: 400 | 422 },
): void {
  if (!platform.config.auth.phone) throw new Refusal('phone_provider_disabled', message, { status })
}

export function requirePhone(typedPhone: string): string {
  const phone = normalizePhone(typedPhone)
  if (!isPhone(phone)) throw invalidInput('Invalid phone number format (E.164 required)')
  return phone
}

/** We only support text messages. */
export function requireChannel(channel: string): void {
  if (channel !== '' && channel !== 'sms')
    throw invalidInput(
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    )
}

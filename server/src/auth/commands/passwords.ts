import {
  isPasswordTooLong,
  passwordWeaknesses,
  type Weakness,
} from '@touchline/domain/auth/passwords'

import type { AuthContext } from './auth-context.ts'
import { isCommonPassword } from './common-passwords.ts'
import { invalidInput, Refusal } from './refusals.ts'

/** Why a password is weak, as the protocol names it. */
export interface WeakPassword {
  readonly message: string
  readonly reasons: readonly Weakness[]
}

/** Refuses a new password that is too short, too common or too long. */
export async function requireStrength(visit: AuthContext, password: string): Promise<void> {
  if (isPasswordTooLong(password)) throw invalidInput('Password cannot be longer than 72 bytes')
  const weak = await weaknessOf(visit, password)
  if (weak !== undefined)
    throw new Refusal('weak_password', weak.message, { weakReasons: weak.reasons })
}

/** Also for a correct password: rules may have become stricter. */
export async function weaknessOf(
  { platform }: AuthContext,
  password: string,
): Promise<WeakPassword | undefined> {
  const shortest = platform.config.auth.passwordMin
  const isCommon = await isCommonPassword(password)
  const reasons = passwordWeaknesses(password, { shortest, isCommon })
  if (reasons.length === 0) return undefined
  const message = reasons.includes('length')
    ? `Password should be at least ${shortest} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.'
  return { message, reasons }
}

import { useCaptcha } from '../queries/keys.ts'
import { checkAltcha } from './altcha.ts'
import type { AuthContext } from './auth-context.ts'
import { askProvider, isProviderAway } from './captcha-provider.ts'
import { limitWithoutCaptcha } from './limits.ts'
import { Refusal } from './refusals.ts'
import { hashSecret } from './secrets.ts'

/** The result of checking a captcha token. "Could not ask" is neither yes nor no. */
export type CheckedCaptcha =
  | { readonly kind: 'good'; readonly name: string; readonly expiresAt: Date }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  | { readonly kind: 'unknown' }

/**
 * Signing in with a password works while the captcha's provider is down (trust.md 4, fault 21): the attempt
 * limits apply before every password, and are stricter then. We probe the provider with a token of our own,
 * so that no visitor's token can make it look down.
 */
export async function passCaptchaToSignIn(visit: AuthContext, token: string): Promise<void> {
  const { captcha } = visit.platform.config.auth
  const isOthers = captcha.kind === 'turnstile' || captcha.kind === 'hcaptcha'
  if (!isOthers) return passCaptcha(visit, token)
  const trimmed = token.trim()
  const checked = trimmed === '' ? undefined : await askProvider(visit, captcha, trimmed)
  if (checked?.kind === 'good') return spend(visit, checked)
  if (checked?.kind === 'refused') throw refused(checked.reasons)
  if (await isProviderAway(visit, captcha)) return limitWithoutCaptcha(visit)
  throw trimmed === '' ? refused(['no captcha_token found']) : notVerified()
}

/** Accepts a valid token once; otherwise throws `captcha_failed`. */
export async function passCaptcha(visit: AuthContext, token: string): Promise<void> {
  const { captcha } = visit.platform.config.auth
  if (captcha.kind === 'off') return
  const trimmed = token.trim()
  if (trimmed === '') throw refused(['no captcha_token found'])

  const checked =
    captcha.kind === 'altcha'
      ? await checkAltcha(visit, trimmed)
      : await askProvider(visit, captcha, trimmed)
  if (checked.kind === 'refused') throw refused(checked.reasons)
  if (checked.kind === 'unknown') throw notVerified()
  await spend(visit, checked)
}

async function spend(
  visit: AuthContext,
  { name, expiresAt }: Extract<CheckedCaptcha, { kind: 'good' }>,
): Promise<void> {
  if (!(await useCaptcha(visit.platform.database, hashSecret(name), expiresAt)))
    throw refused(['timeout-or-duplicate'])
}

function notVerified(): Refusal {
  return new Refusal('unexpected_failure', 'captcha verification process failed')
}

function refused(reasons: readonly string[]): Refusal {
  return new Refusal(
    'captcha_failed',
    `captcha protection: request disallowed (${reasons.join(', ')})`,
  )
}

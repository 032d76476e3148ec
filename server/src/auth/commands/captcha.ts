import { spendCaptcha } from '../queries/keys.ts'
import { checkAltcha } from './altcha.ts'
import { askProvider } from './captcha-provider.ts'
import { Refusal } from './refusals.ts'
import { digestOf } from './secrets.ts'
import type { Visit } from './visit.ts'

/** What came of looking at a captcha's token. "Could not ask" is neither yes nor no. */
export type CheckedCaptcha =
  | { readonly kind: 'good'; readonly name: string; readonly expiresAt: Date }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  | { readonly kind: 'unknown' }

/** Lets a request pass for a good token, once; otherwise `captcha_failed`. */
export async function passCaptcha(visit: Visit, token: string): Promise<void> {
  const { captcha } = visit.platform.config.auth
  if (captcha.kind === 'off') return
  const given = token.trim()
  if (given === '') throw refused(['no captcha_token found'])

  const checked =
    captcha.kind === 'altcha'
      ? await checkAltcha(visit, given)
      : await askProvider(visit, captcha, given)
  if (checked.kind === 'refused') throw refused(checked.reasons)
  if (checked.kind === 'unknown')
    throw new Refusal('unexpected_failure', 'captcha verification process failed')
  const { database } = visit.platform
  if (!(await spendCaptcha(database, digestOf(checked.name), checked.expiresAt)))
    throw refused(['timeout-or-duplicate'])
}

function refused(reasons: readonly string[]): Refusal {
  return new Refusal(
    'captcha_failed',
    `captcha protection: request disallowed (${reasons.join(', ')})`,
  )
}

import { jsonOf } from '@touchline/domain/values/json'
import { z } from 'zod'

import type { CaptchaProvider } from '#server/platform/auth-settings.ts'
import { callHook } from '#server/platform/outbound/configured.ts'

import type { AuthContext } from './auth-context.ts'
import type { CheckedCaptcha } from './captcha.ts'

/** Longer than any provider accepts a token, so that we refuse copies ourselves. */
const rememberedMs = 10 * 60_000

const verdictShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Asks Turnstile or hCaptcha about a token. */
export async function askProvider(
  visit: AuthContext,
  provider: CaptchaProvider,
  token: string,
): Promise<CheckedCaptcha> {
  const { status, verdict } = await ask(provider, { response: token, remoteip: visit.ip })
  if (verdict === undefined) {
    visit.platform.log.warn({ status }, 'the captcha provider gave no answer')
    return { kind: 'unknown' }
  }
  if (!verdict.success) return { kind: 'refused', reasons: verdict['error-codes'] }
  const expiresAt = new Date(visit.now.getTime() + rememberedMs)
  return { kind: 'good', name: token, expiresAt }
}

/**
 * A probe without the visitor's token or address. A provider that refuses it counts as reachable, so
 * causing refusals, for example by too many requests, gains nothing.
 */
export async function isProviderAway(
  visit: AuthContext,
  provider: CaptchaProvider,
): Promise<boolean> {
  const { status, verdict } = await ask(provider, { response: 'is anybody there' })
  const isAway = verdict === undefined && (status === undefined || status >= 500)
  if (isAway) visit.platform.log.error({ status }, 'a password is tried without a captcha')
  return isAway
}

async function ask(
  { secret, verifyUrl }: CaptchaProvider,
  about: Readonly<Record<string, string>>,
) {
  const asked = await callHook(verifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret, ...about }).toString(),
  })
  return {
    status: asked?.status,
    verdict: verdictShape.safeParse(jsonOf(asked?.body ?? '')).data,
  }
}

import { jsonOf } from '@touchline/domain/values/json'
import { z } from 'zod'

import type { CaptchaProvider } from '#server/platform/auth-settings.ts'
import { askConfigured } from '#server/platform/outbound/configured.ts'

import type { CheckedCaptcha } from './captcha.ts'
import type { Visit } from './visit.ts'

/** Longer than any provider takes a token for good: a copy is refused by us when not by them. */
const rememberedMs = 10 * 60_000

const verdictShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Asks Turnstile or hCaptcha about a token. */
export async function askProvider(
  visit: Visit,
  { secret, verifyUrl }: CaptchaProvider,
  token: string,
): Promise<CheckedCaptcha> {
  const form = new URLSearchParams({ secret, response: token, remoteip: visit.ip })
  const asked = await askConfigured(verifyUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  const verdict = verdictShape.safeParse(jsonOf(asked?.body ?? '')).data
  if (verdict === undefined) {
    visit.platform.log.warn({ status: asked?.status }, 'the captcha provider gave no answer')
    return { kind: 'unknown' }
  }
  if (!verdict.success) return { kind: 'refused', reasons: verdict['error-codes'] }
  const expiresAt = new Date(visit.now.getTime() + rememberedMs)
  return { kind: 'good', name: token, expiresAt }
}

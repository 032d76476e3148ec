import { createPrivateKey } from 'node:crypto'

import { jsonOf } from '@touchline/domain/values/json'
import { z } from 'zod'

import { address, listOf, longSecret, oneOf, onOff, integerBetween } from './setting-shapes.ts'

const redirects = listOf(
  (entry) => /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(entry),
  'has to be addresses such as https://app.club.example/**',
)

/** The variables for signing in, including `CAPTCHA_*`, `GOOGLE_*` and `SMS_HOOK_*`. */
export const authShape = {
  AUTH_SITE_URL: address.optional(),
  AUTH_REDIRECT_ALLOW_LIST: redirects.default([]),
  AUTH_SIGNUP: onOff.default(true),
  AUTH_AUTOCONFIRM: onOff.default(false),
  AUTH_PHONE: onOff.default(false),
  AUTH_ANONYMOUS: onOff.default(false),
  AUTH_MANUAL_LINKING: onOff.default(false),
  AUTH_RATE_LIMITS: onOff.default(true),
  AUTH_JWT_SECONDS: integerBetween(60, 86_400).default(3600),
  AUTH_PASSWORD_MIN: integerBetween(6, 72).default(8),
  AUTH_REFRESH_REUSE_SECONDS: integerBetween(0, 300).default(10),
  AUTH_MAIL_FREQUENCY_SECONDS: integerBetween(0, 3600).default(60),
  AUTH_REQUIRE_CURRENT_PASSWORD: onOff.default(true),
  AUTH_KEYS: z.string().transform(readKeys).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  CAPTCHA_PROVIDER: oneOf(['altcha', 'turnstile', 'hcaptcha', 'off']).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  CAPTCHA_SECRET: z.string().min(1).optional(),
  CAPTCHA_VERIFY_URL: address.optional(),
  SMS_HOOK_URL: address.optional(),
  SMS_HOOK_SECRET: longSecret.optional(),
} as const

type Parsed = z.infer<z.ZodObject<typeof authShape>>

export type AuthSettings = ReturnType<typeof authSettings>

/** The parsed variables under the names used in code. */
export function authSettings(env: Parsed, publicUrl: string) {
  return {
    siteUrl: env.AUTH_SITE_URL ?? publicUrl,
    redirectAllowList: env.AUTH_REDIRECT_ALLOW_LIST,
    signup: env.AUTH_SIGNUP,
    autoconfirm: env.AUTH_AUTOCONFIRM,
    phone: env.AUTH_PHONE,
    anonymous: env.AUTH_ANONYMOUS,
    manualLinking: env.AUTH_MANUAL_LINKING,
    rateLimits: env.AUTH_RATE_LIMITS,
    jwtSeconds: env.AUTH_JWT_SECONDS,
    passwordMin: env.AUTH_PASSWORD_MIN,
    refreshReuseSeconds: env.AUTH_REFRESH_REUSE_SECONDS,
    mailFrequencySeconds: env.AUTH_MAIL_FREQUENCY_SECONDS,
    requireCurrentPassword: env.AUTH_REQUIRE_CURRENT_PASSWORD,
    /** The operator's keys, the signing one first; undefined if the database stores them. */
    keys: env.AUTH_KEYS,
    google: googleOf(env),
    captcha: captchaOf(env),
    smsHook: smsHookOf(env),
  }
}

function googleOf(env: Parsed) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return undefined
  return { clientId, clientSecret, issuer: env.GOOGLE_ISSUER }
}

const verifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const

/** A third-party captcha: pages load its script, and its server checks tokens. */
export interface CaptchaProvider {
  readonly kind: keyof typeof verifyUrls
  readonly siteKey: string
  readonly secret: string
  readonly verifyUrl: string
}

type CaptchaSettings = { readonly kind: 'altcha' } | { readonly kind: 'off' } | CaptchaProvider

function captchaOf(env: Parsed): CaptchaSettings {
  const { CAPTCHA_PROVIDER: kind, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = env
  if (kind === 'altcha' || kind === 'off') return { kind }
  if (siteKey === undefined || secret === undefined) return { kind: 'off' }
  return { kind, siteKey, secret, verifyUrl: env.CAPTCHA_VERIFY_URL ?? verifyUrls[kind] }
}

function smsHookOf(env: Parsed) {
  const { SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret } = env
  return url === undefined || secret === undefined ? undefined : { url, secret }
}

/** Contradicting variables, one line each. */
export function authProblems(env: Parsed, onLoopback: boolean): string[] {
  const thirdParty = env.CAPTCHA_PROVIDER === 'turnstile' || env.CAPTCHA_PROVIDER === 'hcaptcha'
  const rules: readonly [boolean, string][] = [
    [
      (env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined),
      'GOOGLE_CLIENT_ID: needs GOOGLE_CLIENT_SECRET beside it, both or none',
    ],
    [
      !/^https:|^http:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?:[:/]|$)/.test(
        env.GOOGLE_ISSUER,
      ),
      'GOOGLE_ISSUER: has to be an https address unless it is on this machine',
    ],
    [
      (env.SMS_HOOK_URL === undefined) !== (env.SMS_HOOK_SECRET === undefined),
      'SMS_HOOK_URL: needs SMS_HOOK_SECRET beside it, both or none',
    ],
    [
      thirdParty && (env.CAPTCHA_SITE_KEY === undefined || env.CAPTCHA_SECRET === undefined),
      `CAPTCHA_SITE_KEY: ${env.CAPTCHA_PROVIDER} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`,
    ],
    [
      env.AUTH_PHONE && env.SMS_HOOK_URL === undefined && !onLoopback,
      'SMS_HOOK_URL: AUTH_PHONE=on needs it when HOST is not a loopback address',
    ],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, line]) => line)
}

/** A key of AUTH_KEYS: P-256 for ES256. Signing keys have `d`. */
export interface GivenKey {
  readonly kid: string
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly d: string
}

const keySet = z.object({
  keys: z
    .array(
      z.object({
        kid: z.string().min(1),
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string().min(1),
        y: z.string().min(1),
        d: z.string().min(1),
        key_ops: z.array(z.string()).optional(),
      }),
    )
    .min(1),
})

/**
 * The keys of a private JWK set, signing key first: the one with "sign" in key_ops, or else the
 * first.
 */
function readKeys(text: string, context: z.RefinementCtx): readonly GivenKey[] {
  const { keys } = keySet.safeParse(jsonOf(text)).data ?? { keys: [] }
  const signing = keys.filter((key) => key.key_ops?.includes('sign') === true)
  const names = new Set(keys.map(({ kid }) => kid))
  if (
    keys.length === 0 ||
    signing.length > 1 ||
    names.size < keys.length ||
    !keys.every(isUsable)
  ) {
    context.addIssue({
      code: 'custom',
      message:
        'has to be a private JWK set of P-256 keys, each with its own kid, at most one with "sign" in key_ops',
    })
    return z.NEVER
  }
  const [first] = signing.length === 1 ? signing : keys
  return keys.toSorted((a, b) => Number(b === first) - Number(a === first))
}

function isUsable({ kty, crv, x, y, d }: GivenKey): boolean {
  try {
    createPrivateKey({ key: { kty, crv, x, y, d }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

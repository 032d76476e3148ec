import { askInstallation } from '../client/installation.ts'

/** The captcha of this installation. */
type CaptchaKind =
  | { readonly kind: 'off' }
  | { readonly kind: 'altcha'; readonly challengeUrl: string }
  | { readonly kind: 'turnstile' | 'hcaptcha'; readonly siteKey: string }

/** The captcha couldn't be solved or loaded; the form says so and allows a retry. */
export class CaptchaFailed extends Error {}

let waiting: Promise<string | undefined> | undefined

/**
 * Solves the captcha in the background: by computing while the person types, or with a provider's
 * widget that only appears if needed. Undefined if the installation uses none.
 */
export async function quietCaptcha(): Promise<string | undefined> {
  const begun = waiting ?? solve()
  waiting = undefined
  return begun
}

/**
 * For password sign-in: without a token the server decides, as it knows if its provider is down.
 */
export function captchaIfAny(): Promise<string | undefined> {
  return quietCaptcha().catch(() => undefined)
}

/** Starts early, when typing begins. */
export function beginQuietCaptcha(): void {
  if (waiting !== undefined) return
  const begun = solve()
  waiting = begun
  begun.catch(() => {
    if (waiting === begun) waiting = undefined
  })
}

/** The captcha kind of this installation. */
export async function captchaKind(): Promise<CaptchaKind> {
  const settings = await askInstallation()
  const captcha = settings.get('captcha')
  const { kind, siteKey } = wordsOf(captcha)
  if ((kind === 'turnstile' || kind === 'hcaptcha') && siteKey !== undefined)
    return { kind, siteKey }
  if (kind === 'off') return { kind: 'off' }
  return { kind: 'altcha', challengeUrl: '/auth/v1/captcha' }
}

async function solve(): Promise<string | undefined> {
  try {
    const captcha = await captchaKind()
    if (captcha.kind === 'off') return undefined
    if (captcha.kind === 'altcha') return await computed(captcha.challengeUrl)
    const { askProvider } = await import('./provider-captcha.ts')
    return await askProvider(captcha)
  } catch (error) {
    throw new CaptchaFailed('no captcha', { cause: error })
  }
}

async function computed(challengeUrl: string): Promise<string | undefined> {
  const response = await fetch(challengeUrl)
  if (response.status === 204) return undefined
  if (!response.ok) throw new Error(`no challenge: ${response.status}`)
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha(await response.json())
}

function wordsOf(value: unknown): Record<string, string | undefined> {
  if (typeof value !== 'object' || value === null) return {}
  const words = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(words)
}

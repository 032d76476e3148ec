import type { Language } from '@touchline/domain/values/language'
import { useMemo } from 'react'

import { useLanguage } from '../language/language.tsx'
import { rememberGoogle } from './arrival.ts'
import { codeParams, type CodeParams } from './code-params.ts'
import { fullUrl } from './full-url.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { quietCaptcha } from './quiet-captcha.ts'
import { authClient } from './session.ts'

export interface SignInWays {
  /** Leaves for Google, which always asks for the account, and returns to `place`. */
  readonly withGoogle: (place: string) => Promise<Outcome>
  /** Sends an email with a link to `place` and a code. */
  readonly mailLink: (email: string, place: string) => Promise<Outcome>
  readonly confirmMail: (email: string, said: CodeParams) => Promise<Outcome>
  /** Sends a code by text message; creates the account if there is none. */
  readonly textCode: (phone: string) => Promise<Outcome>
  readonly confirmText: (phone: string, said: CodeParams) => Promise<Outcome>
  /** Leaves for Google to connect it with the current account. */
  readonly connectGoogle: (place: string) => Promise<Outcome>
  /** Six digits of the authenticator app, or one of the recovery codes. */
  readonly secondStep: (factorId: string, code: string) => Promise<Outcome>
}

/** Ways to sign in besides the password. */
export function useSignInWays(): SignInWays {
  const { language } = useLanguage()
  return useMemo(() => waysIn(language), [language])
}

function waysIn(language: Language): SignInWays {
  const attempt = (run: Parameters<typeof outcomeOf>[1]) => outcomeOf(language, run)
  return {
    withGoogle: (place) =>
      attempt(async () => {
        const options = { redirectTo: fullUrl(place), queryParams: { prompt: 'select_account' } }
        rememberGoogle()
        return (await authClient()).signInWithOAuth({ provider: 'google', options })
      }),
    connectGoogle: (place) =>
      attempt(async () => {
        const options = { redirectTo: fullUrl(place), queryParams: { prompt: 'select_account' } }
        rememberGoogle()
        return (await authClient()).linkIdentity({ provider: 'google', options })
      }),
    mailLink: (email, place) =>
      attempt(async () => {
        const options = {
          shouldCreateUser: false,
          emailRedirectTo: fullUrl(place),
          ...(await solved()),
        }
        const answer = await (await authClient()).signInWithOtp({ email, options })
        // Doesn't reveal whether an account exists.
        return answer.error?.code === 'otp_disabled' ? { error: null } : answer
      }),
    confirmMail: (email, said) =>
      attempt(async () => {
        const params = { email, type: 'email' as const, ...codeParams(said) }
        return (await authClient()).verifyOtp(params)
      }),
    textCode: (phone) =>
      attempt(async () => (await authClient()).signInWithOtp({ phone, options: await solved() })),
    confirmText: (phone, said) =>
      attempt(async () => {
        const params = { phone, type: 'sms' as const, ...codeParams(said) }
        return (await authClient()).verifyOtp(params)
      }),
    secondStep: (factorId, code) =>
      attempt(async () => (await authClient()).mfa.challengeAndVerify({ factorId, code })),
  }
}

async function solved(): Promise<{ captchaToken?: string }> {
  const captchaToken = await quietCaptcha()
  return captchaToken === undefined ? {} : { captchaToken }
}

import type { Language } from '@touchline/domain/values/language'
import { useMemo } from 'react'

import { useLanguage } from '../language/language.tsx'
import { codeParams, type CodeParams } from './code-params.ts'
import { fullUrl } from './full-url.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import { captchaIfAny, quietCaptcha } from './quiet-captcha.ts'
import { awaitsSecondFactor } from './second-factor.ts'
import { authClient } from './session.ts'

export interface SignUpForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly captchaToken: string | undefined
  /** The target of the email's link. */
  readonly place: string
}

export interface AuthActions {
  /** `confirm`: an email was sent; `signed-in`: this installation needs no confirmation. */
  readonly signUp: (
    form: SignUpForm,
  ) => Promise<Outcome<{ readonly next: 'confirm' | 'signed-in' }>>
  /** The six digits from the confirmation email. */
  readonly confirmSignUp: (email: string, said: CodeParams) => Promise<Outcome>
  readonly resend: (email: string, place: string) => Promise<Outcome>
  readonly signIn: (
    email: string,
    password: string,
  ) => Promise<Outcome<{ readonly awaitsSecondFactor: boolean }>>
  /** Ends the session so that the next sign-in returns to this page with the typed values. */
  readonly signInAgain: () => Promise<Outcome>
  readonly resetPassword: (email: string) => Promise<Outcome>
  /** The current password is not needed in a session of a reset link. */
  readonly updatePassword: (change: {
    password: string
    currentPassword?: string
    nonce?: string
  }) => Promise<Outcome>
  /** Sends a code for reauthentication, for accounts without password. */
  readonly sendProofCode: () => Promise<Outcome>
  readonly updateEmail: (email: string) => Promise<Outcome>
  readonly updateMetadata: (data: Readonly<Record<string, unknown>>) => Promise<Outcome>
}

/** Account actions; each returns an outcome with a translated sentence. */
export function useAuthActions(): AuthActions {
  const { language } = useLanguage()
  return useMemo(() => actionsIn(language), [language])
}

function actionsIn(language: Language): AuthActions {
  const done = { kind: 'done' } as const
  const attempt = (run: Parameters<typeof outcomeOf>[1]) => outcomeOf(language, run)

  return {
    async signUp({ firstName, lastName, email, password, captchaToken, place }) {
      let next: 'confirm' | 'signed-in' = 'confirm'
      const outcome = await attempt(async () => {
        const data = { first_name: firstName, last_name: lastName, language }
        const options = { data, emailRedirectTo: fullUrl(place), ...captcha(captchaToken) }
        const answer = await (await authClient()).signUp({ email, password, options })
        next = answer.data.session === null ? 'confirm' : 'signed-in'
        return answer
      })
      return outcome.kind === 'done' ? { ...done, next } : outcome
    },
    confirmSignUp: (email, said) =>
      attempt(async () => {
        const params = { email, type: 'signup' as const, ...codeParams(said) }
        return (await authClient()).verifyOtp(params)
      }),
    resend: (email, place) =>
      attempt(async () => {
        const options = { emailRedirectTo: fullUrl(place), ...captcha(await quietCaptcha()) }
        return (await authClient()).resend({ type: 'signup', email, options })
      }),
    async signIn(email, password) {
      let awaits = false
      const outcome = await attempt(async () => {
        const options = captcha(await captchaIfAny())
        const answer = await (await authClient()).signInWithPassword({ email, password, options })
        awaits = answer.data.session !== null && awaitsSecondFactor(answer.data.session)
        return answer
      })
      return outcome.kind === 'done' ? { ...done, awaitsSecondFactor: awaits } : outcome
    },
    signInAgain: () => attempt(async () => (await authClient()).signOut({ scope: 'local' })),
    resetPassword: (email) =>
      attempt(async () => {
        const options = { redirectTo: fullUrl('/update-profile'), ...captcha(await quietCaptcha()) }
        return (await authClient()).resetPasswordForEmail(email, options)
      }),
    updatePassword: ({ password, currentPassword, nonce }) =>
      attempt(async () =>
        (await authClient()).updateUser({
          password,
          ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
          ...(nonce === undefined ? {} : { nonce }),
        }),
      ),
    sendProofCode: () => attempt(async () => (await authClient()).reauthenticate()),
    updateEmail: (email) =>
      attempt(async () =>
        (await authClient()).updateUser({ email }, { emailRedirectTo: fullUrl('/update-profile') }),
      ),
    updateMetadata: (data) => attempt(async () => (await authClient()).updateUser({ data })),
  }
}

function captcha(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken }
}

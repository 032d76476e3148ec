import { AuthError, isAuthRetryableFetchError } from '@supabase/auth-js'
import { packs } from '@touchline/text/catalogue'
import { useMemo } from 'react'

import type { Language } from '@touchline/domain/values/language'

import { useLanguage } from '../language/language.tsx'
import { quietCaptcha } from './quiet-captcha.ts'
import { authClient } from './session.ts'

/** What came of an action: done, or the sentence to show. */
export type Outcome<Done = unknown> =
  | ({ readonly kind: 'done' } & Done)
  | { readonly kind: 'refused'; readonly code: string | undefined; readonly message: string }

export interface SignUpForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly captchaToken: string | undefined
}

export interface AuthActions {
  /** `confirm`: a mail is on its way; `signed-in`: this installation confirms by itself. */
  signUp(form: SignUpForm): Promise<Outcome<{ readonly next: 'confirm' | 'signed-in' }>>
  /** The six digits of the confirmation mail. */
  confirmSignUp(email: string, code: string): Promise<Outcome>
  resend(email: string): Promise<Outcome>
  signIn(email: string, password: string): Promise<Outcome>
  signOut(): Promise<Outcome>
  resetPassword(email: string): Promise<Outcome>
  /** The current password is not needed in a session of a reset link. */
  updatePassword(change: { password: string; currentPassword?: string }): Promise<Outcome>
  updateEmail(email: string): Promise<Outcome>
  updateMetadata(data: Readonly<Record<string, unknown>>): Promise<Outcome>
}

/** What a person can do with their account; each answers a sentence in the language of the screen. */
export function useAuthActions(): AuthActions {
  const { language } = useLanguage()
  return useMemo(() => actionsIn(language), [language])
}

function actionsIn(language: Language): AuthActions {
  const done = { kind: 'done' } as const
  /** Runs an action; whatever it throws or answers becomes an outcome. */
  async function outcomeOf(run: () => Promise<{ error: AuthError | null }>): Promise<Outcome> {
    try {
      const { error } = await run()
      return error === null ? done : await refused(error, language)
    } catch (error) {
      return refused(error, language)
    }
  }

  return {
    async signUp({ firstName, lastName, email, password, captchaToken }) {
      let next: 'confirm' | 'signed-in' = 'confirm'
      const outcome = await outcomeOf(async () => {
        const data = { first_name: firstName, last_name: lastName, language }
        const options = { data, emailRedirectTo: here('/dashboard'), ...captcha(captchaToken) }
        const answer = await authClient().signUp({ email, password, options })
        next = answer.data.session === null ? 'confirm' : 'signed-in'
        return answer
      })
      return outcome.kind === 'done' ? { ...done, next } : outcome
    },
    confirmSignUp: (email, code) =>
      outcomeOf(() => authClient().verifyOtp({ email, token: code, type: 'signup' })),
    resend: (email) =>
      outcomeOf(async () => {
        const options = { emailRedirectTo: here('/dashboard'), ...captcha(await quietCaptcha()) }
        return authClient().resend({ type: 'signup', email, options })
      }),
    signIn: (email, password) =>
      outcomeOf(async () => {
        const options = captcha(await quietCaptcha())
        return authClient().signInWithPassword({ email, password, options })
      }),
    signOut: () => outcomeOf(() => authClient().signOut({ scope: 'local' })),
    resetPassword: (email) =>
      outcomeOf(async () => {
        const options = { redirectTo: here('/update-profile'), ...captcha(await quietCaptcha()) }
        return authClient().resetPasswordForEmail(email, options)
      }),
    updatePassword: ({ password, currentPassword }) =>
      outcomeOf(() =>
        authClient().updateUser({
          password,
          ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
        }),
      ),
    updateEmail: (email) =>
      outcomeOf(() =>
        authClient().updateUser({ email }, { emailRedirectTo: here('/update-profile') }),
      ),
    updateMetadata: (data) => outcomeOf(() => authClient().updateUser({ data })),
  }
}

function here(path: string): string {
  return `${globalThis.location.origin}${path}`
}

function captcha(captchaToken: string | undefined): { captchaToken?: string } {
  return captchaToken === undefined ? {} : { captchaToken }
}

/** English shows the server's own words; the other languages know the sentence by its code. */
async function refused(error: unknown, language: Language): Promise<Outcome<never>> {
  const text = await packs.auth.load(language)
  if (!(error instanceof AuthError))
    return {
      kind: 'refused',
      code: undefined,
      message: navigator.onLine ? text.unexpected : text.offline,
    }
  if (isAuthRetryableFetchError(error) && (error.status ?? 0) === 0)
    return { kind: 'refused', code: error.code, message: text.offline }

  const known = Object.entries(text.failures).find(([code]) => code === error.code)?.[1]
  const message = language === 'en' ? error.message || known : known
  return { kind: 'refused', code: error.code, message: message ?? text.unexpected }
}

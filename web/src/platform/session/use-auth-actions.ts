import type { AuthError } from '@supabase/auth-js'
import { packs } from '@touchline/text/catalogue'
import { useMemo } from 'react'

import type { Language } from '@touchline/domain/values/language'

import { useLanguage } from '../language/language.tsx'
import { quietCaptcha } from './quiet-captcha.ts'
import { authClient, checkSession, farewell } from './session.ts'

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
  readonly signUp: (
    form: SignUpForm,
  ) => Promise<Outcome<{ readonly next: 'confirm' | 'signed-in' }>>
  /** The six digits of the confirmation mail. */
  readonly confirmSignUp: (email: string, code: string) => Promise<Outcome>
  readonly resend: (email: string) => Promise<Outcome>
  readonly signIn: (email: string, password: string) => Promise<Outcome>
  readonly signOut: () => Promise<Outcome>
  readonly resetPassword: (email: string) => Promise<Outcome>
  /** The current password is not needed in a session of a reset link. */
  readonly updatePassword: (change: {
    password: string
    currentPassword?: string
  }) => Promise<Outcome>
  readonly updateEmail: (email: string) => Promise<Outcome>
  readonly updateMetadata: (data: Readonly<Record<string, unknown>>) => Promise<Outcome>
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
        const answer = await (await authClient()).signUp({ email, password, options })
        next = answer.data.session === null ? 'confirm' : 'signed-in'
        return answer
      })
      return outcome.kind === 'done' ? { ...done, next } : outcome
    },
    confirmSignUp: (email, code) =>
      outcomeOf(async () => (await authClient()).verifyOtp({ email, token: code, type: 'signup' })),
    resend: (email) =>
      outcomeOf(async () => {
        const options = { emailRedirectTo: here('/dashboard'), ...captcha(await quietCaptcha()) }
        return (await authClient()).resend({ type: 'signup', email, options })
      }),
    signIn: (email, password) =>
      outcomeOf(async () => {
        const options = captcha(await quietCaptcha())
        return (await authClient()).signInWithPassword({ email, password, options })
      }),
    signOut: () =>
      outcomeOf(async () => {
        farewell.dispatchEvent(new Event('leaving'))
        return (await authClient()).signOut({ scope: 'local' })
      }),
    resetPassword: (email) =>
      outcomeOf(async () => {
        const options = { redirectTo: here('/update-profile'), ...captcha(await quietCaptcha()) }
        return (await authClient()).resetPasswordForEmail(email, options)
      }),
    updatePassword: ({ password, currentPassword }) =>
      outcomeOf(async () =>
        (await authClient()).updateUser({
          password,
          ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
        }),
      ),
    updateEmail: (email) =>
      outcomeOf(async () =>
        (await authClient()).updateUser({ email }, { emailRedirectTo: here('/update-profile') }),
      ),
    updateMetadata: (data) => outcomeOf(async () => (await authClient()).updateUser({ data })),
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
  if (wasNotReached(error)) return { kind: 'refused', code: undefined, message: text.offline }
  if (!isAuthError(error)) return { kind: 'refused', code: undefined, message: text.unexpected }

  const hasEnded = error.name === 'AuthSessionMissingError'
  if (hasEnded) await checkSession()
  const code = hasEnded ? 'session_not_found' : error.code
  const known = Object.entries(text.failures).find(([name]) => name === code)?.[1]
  const own = language === 'en' && !hasEnded ? error.message : ''
  return { kind: 'refused', code, message: own || known || text.unexpected }
}

function wasNotReached(error: unknown): boolean {
  if (!navigator.onLine) return true
  return isAuthError(error) && error.name === 'AuthRetryableFetchError' && !error.status
}

/** The library's own mark: its classes would bring the whole library to every page. */
function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && '__isAuthError' in error
}

import type { AuthError } from '@supabase/auth-js'
import type { Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

import { CaptchaFailed } from './quiet-captcha.ts'
import { checkSession } from './session.ts'

type Text = Awaited<ReturnType<typeof packs.auth.load>>

/** The result of an action: done, or the sentence to show. */
export type Outcome<Done = unknown> =
  | ({ readonly kind: 'done' } & Done)
  | {
      readonly kind: 'refused'
      readonly code: string | undefined
      readonly message: string
      /** Undefined without a reason, so that a screen can use a better sentence. */
      readonly said: string | undefined
    }

/** Runs an auth action and converts errors and exceptions to an outcome. */
export async function outcomeOf(
  language: Language,
  run: () => Promise<{ error: AuthError | null }>,
): Promise<Outcome> {
  try {
    const { error } = await run()
    return error === null ? { kind: 'done' } : await refused(error, language)
  } catch (error) {
    return refused(error, language)
  }
}

/** The reason of a failed auth action as a sentence. */
export async function reasonOf(error: unknown, language: Language): Promise<string> {
  const { message } = await refused(error, language)
  return message
}

async function refused(error: unknown, language: Language): Promise<Outcome<never>> {
  if (wasNotReached(error)) {
    // Other texts can't be loaded offline.
    const { offline } = await packs.wire.load(language)
    return { kind: 'refused', code: undefined, said: offline, message: offline }
  }
  const text = await packs.auth.load(language)
  const refusal = (code: string | undefined, said: string | undefined) =>
    ({ kind: 'refused', code, said, message: said ?? text.unexpected }) as const
  if (error instanceof CaptchaFailed) return refusal('captcha_failed', text.captcha.failed)
  if (!isAuthError(error)) return refusal(undefined, sentenceFor(codeIn(error), text))

  const hasEnded = error.name === 'AuthSessionMissingError'
  if (hasEnded) await checkSession()
  const code = hasEnded ? 'session_not_found' : error.code
  const known = sentenceFor(isCommonPassword(error) ? 'weak_password_common' : code, text)
  return refusal(code, ownWords(error, language) ?? known)
}

function sentenceFor(code: unknown, text: Text): string | undefined {
  return Object.entries(text.failures).find(([name]) => name === code)?.[1]
}

/** English uses the server's message; other languages translate the code. */
function ownWords(error: AuthError, language: Language): string | undefined {
  return language === 'en' && hasWords(error) && error.message !== '' ? error.message : undefined
}

/** Server failures and errors raised by the library have no message from the server. */
function hasWords({ name }: AuthError): boolean {
  return name !== 'AuthSessionMissingError' && name !== 'AuthRetryableFetchError'
}

function isCommonPassword(error: AuthError): boolean {
  return 'reasons' in error && Array.isArray(error.reasons) && error.reasons.includes('pwned')
}

/** A response means the server was reached, even if the browser claims to be offline. */
function wasNotReached(error: unknown): boolean {
  if (!isAuthError(error)) return !navigator.onLine
  return error.name === 'AuthRetryableFetchError' && !error.status
}

/** For actions the library lacks, which return the same codes. */
function codeIn(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/**
 * Checks the library's marker, because importing its classes would load the library on every page.
 */
function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && '__isAuthError' in error
}

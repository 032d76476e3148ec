import type { Language } from '@touchline/domain/values/language'

import type { Platform } from '#server/platform/platform.ts'

import type { Keys } from './keys.ts'

/** The request's context for a command. */
export interface AuthContext {
  readonly platform: Platform
  readonly keys: Keys
  readonly now: Date
  readonly ip: string
  readonly userAgent: string | undefined
  /** The browser's language; the account's own takes precedence. */
  readonly language: Language
  /** The redirect target of email links, checked against the allow-list. */
  readonly redirectTo: string
}

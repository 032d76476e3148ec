import type { Language } from '@touchline/domain/values/language'

import type { Platform } from '#server/platform/platform.ts'

import type { Keys } from './keys.ts'

/** What a command knows of the request besides its input. */
export interface Visit {
  readonly platform: Platform
  readonly keys: Keys
  readonly now: Date
  readonly ip: string
  readonly userAgent: string | undefined
  /** Of the browser; an account's own language goes before it. */
  readonly language: Language
  /** Where links of emails lead back to: checked against the allow-list. */
  readonly redirectTo: string
}

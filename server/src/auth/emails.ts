import type { Device } from '@touchline/domain/auth/devices'
import type { Language } from '@touchline/domain/values/language'
import { auth as de } from '@touchline/text/auth/de'
import { auth as en } from '@touchline/text/auth/en'
import { auth as es } from '@touchline/text/auth/es'
import { auth as fr } from '@touchline/text/auth/fr'
import { mailed as germanPages } from '@touchline/text/auth/mailed/de'
import { mailed as englishPages } from '@touchline/text/auth/mailed/en'
import { mailed as spanishPages } from '@touchline/text/auth/mailed/es'
import { mailed as frenchPages } from '@touchline/text/auth/mailed/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

const pages: Readonly<Record<Language, ConfirmText>> = {
  de: germanPages,
  en: englishPages,
  es: spanishPages,
  fr: frenchPages,
}

/** The texts of the pages behind email links. */
export type ConfirmText = typeof englishPages

export function confirmText(language: Language): ConfirmText {
  return pages[language]
}

/** Emails with a link and a code, named like the protocol's link types. */
export type CodeLetterKind =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'

/** Emails that only inform. */
export type NoticeKind =
  | 'guessing'
  | 'session_ended'
  | 'password_changed'
  | 'phone_changed'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_code_used'
  | 'code_guessing'
  | 'new_sign_in'
  | 'identity_linked'
  | 'identity_removed'
  | 'token_made'

/** Browser, system and address of a sign-in. */
export interface SignInPlace extends Device {
  readonly address: string
}

export function codeLetter(letter: {
  kind: CodeLetterKind
  to: string
  language: Language
  url: string
  code: string
  /** The time of this sign-up, if there are several for the address. */
  contestedAt?: Date | undefined
}): Mail {
  const text = texts[letter.language].mails
  const words = text[letter.kind]
  const withLink = letter.kind !== 'reauthentication'
  const { heading, body, action } = words
  const parts = compose({
    language: letter.language,
    heading,
    paragraphs: [
      body,
      ...(letter.contestedAt === undefined ? [] : [text.contested(timeOf(letter.contestedAt))]),
    ],
    code: { digits: letter.code, ...(withLink && { lead: text.orCode }) },
    ...(withLink ? { action: { label: action, url: letter.url } } : {}),
    footer: [text.notYou],
  })
  const { to, language } = letter
  return { kind: `auth.${letter.kind}`, to, language, subject: words.subject, ...parts }
}

const timeOf = (at: Date): string => `${at.toISOString().slice(11, 16)} UTC`

/** The text of a message with a code. */
export function codeMessage(language: Language, code: string): string {
  return texts[language].textMessages.code(code)
}

export function noticeLetter(letter: {
  kind: NoticeKind
  to: string
  language: Language
  url: string
  place?: SignInPlace | undefined
}): Mail {
  const text = texts[letter.language].mails
  const { subject, heading, body, action } = text[letter.kind]
  const { place } = letter
  const parts = compose({
    language: letter.language,
    heading,
    paragraphs:
      place === undefined
        ? [body]
        : [text.signedInWith(place.browser, place.system, place.address), body],
    action: { label: action, url: letter.url },
    footer: [text.whyNotice],
  })
  const { to, language } = letter
  return { kind: `auth.${letter.kind}`, to, language, subject, ...parts }
}

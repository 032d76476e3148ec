import { exportRetentionDays } from '@touchline/domain/accounts/deletion'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { accountLetters as de } from '@touchline/text/accounts/letters/de'
import { accountLetters as en } from '@touchline/text/accounts/letters/en'
import { accountLetters as es } from '@touchline/text/accounts/letters/es'
import { accountLetters as fr } from '@touchline/text/accounts/letters/fr'

import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { AccountRow } from './queries.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

interface ToAccount {
  readonly row: Pick<AccountRow, 'language' | 'time_zone'>
  readonly to: string
  readonly origin: string
}

/** The account will be deleted: when, and how to cancel. */
export function deletionRequestedLetter(letter: ToAccount & { readonly eraseAt: Date }): Mail {
  const { row, to, origin, eraseAt } = letter
  const language = bestLanguage([row.language])
  const { deletionAsked: words, why } = texts[language]
  return {
    kind: 'accounts.deletion_asked',
    to,
    language,
    subject: words.subject,
    ...compose({
      language,
      heading: words.heading,
      paragraphs: [words.until(dayOf(eraseAt, row)), words.comeBack],
      action: { label: words.action, url: `${origin}/login` },
      footer: [words.notYou, why],
    }),
  }
}

/** Tells the owner that a sign-in, maybe not their own, cancelled the deletion. */
export function deletionCancelledLetter({ row, to, origin }: ToAccount): Mail {
  const language = bestLanguage([row.language])
  const { deletionCalledOff: words, why } = texts[language]
  return {
    kind: 'accounts.deletion_called_off',
    to,
    language,
    subject: words.subject,
    ...compose({
      language,
      heading: words.heading,
      paragraphs: [words.body],
      action: { label: words.action, url: `${origin}/update-profile` },
      footer: [why],
    }),
  }
}

/** Sent after the account is erased. */
export function erasedLetter({ row, to }: Omit<ToAccount, 'origin'>): Mail {
  const language = bestLanguage([row.language])
  const { erased: words, why } = texts[language]
  return {
    kind: 'accounts.erased',
    to,
    language,
    subject: words.subject,
    ...compose({ language, heading: words.heading, paragraphs: [words.body], footer: [why] }),
  }
}

export function exportReadyLetter({ row, to, origin }: ToAccount): Mail {
  const language = bestLanguage([row.language])
  const { exportReady: words, why } = texts[language]
  return {
    kind: 'accounts.export_ready',
    to,
    language,
    subject: words.subject,
    ...compose({
      language,
      heading: words.heading,
      paragraphs: [words.body, words.kept(exportRetentionDays)],
      action: { label: words.action, url: `${origin}/update-profile?view=data` },
      footer: [words.notYou, why],
    }),
  }
}

function dayOf(at: Date, row: Pick<AccountRow, 'language' | 'time_zone'>): string {
  return longDay(at, bestLanguage([row.language]), row.time_zone ?? 'UTC')
}

import type { Language } from '@touchline/domain/values/language'

import {
  deletionRequestedLetter,
  deletionCancelledLetter,
  erasedLetter,
  exportReadyLetter,
} from '#server/accounts/emails.ts'
import {
  codeLetter,
  noticeLetter,
  type CodeLetterKind,
  type NoticeKind,
} from '#server/auth/emails.ts'
import { paymentLetter, type SubscriptionNews } from '#server/subscriptions/emails.ts'

import { at, event, origin, team, sampleAddress, type Sample } from './sample-facts.ts'

const row = (language: Language) => ({ language, time_zone: 'Europe/Madrid' })

const code =
  (kind: CodeLetterKind): Sample =>
  (language) =>
    codeLetter({ kind, to: sampleAddress, language, url: `${origin}/confirm`, code: '123456' })

const notice =
  (kind: NoticeKind, view = ''): Sample =>
  (language) =>
    noticeLetter({ kind, to: sampleAddress, language, url: `${origin}/update-profile${view}` })

const paid =
  (said: SubscriptionNews): Sample =>
  (language) => {
    const reader = {
      to: sampleAddress,
      language,
      teamId: event.teamId,
      teamName: team,
      timeZone: 'Europe/Madrid',
    }
    return paymentLetter(said, reader, origin)
  }

/** Emails about signing in, accounts and money. */
export const accountLetters = {
  'auth.signup': code('signup'),
  'auth.magiclink': code('magiclink'),
  'auth.recovery': code('recovery'),
  'auth.email_change': code('email_change'),
  'auth.reauthentication': code('reauthentication'),
  'auth.guessing': notice('guessing'),
  'auth.session_ended': notice('session_ended'),
  'auth.password_changed': notice('password_changed'),
  'auth.phone_changed': notice('phone_changed'),
  'auth.factor_added': notice('factor_added'),
  'auth.factor_removed': notice('factor_removed'),
  'auth.recovery_code_used': notice('recovery_code_used'),
  'auth.code_guessing': notice('code_guessing'),
  'auth.new_sign_in': notice('new_sign_in'),
  'auth.identity_linked': notice('identity_linked'),
  'auth.identity_removed': notice('identity_removed'),
  'auth.token_made': notice('token_made', '?view=tokens'),
  'accounts.deletion_asked': (language) =>
    deletionRequestedLetter({ row: row(language), to: sampleAddress, origin, eraseAt: at }),
  'accounts.deletion_called_off': (language) =>
    deletionCancelledLetter({ row: row(language), to: sampleAddress, origin }),
  'accounts.erased': (language) => erasedLetter({ row: row(language), to: sampleAddress }),
  'accounts.export_ready': (language) =>
    exportReadyLetter({ row: row(language), to: sampleAddress, origin }),
  'subscriptions.paid': paid({ kind: 'paid', amount: 2999, currency: 'EUR', number: '7' }),
  'subscriptions.failed': paid({ kind: 'failed', amount: 2999, currency: 'EUR', until: at }),
  'subscriptions.cancelled': paid({ kind: 'cancelled', until: at }),
} satisfies Readonly<Record<string, Sample>>

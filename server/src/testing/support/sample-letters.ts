import type { MailKind } from '@touchline/domain/values/mail-kinds'

import type { Sample } from './sample-facts.ts'
import { accountLetters } from './sample-letters-accounts.ts'
import { moneyLetters } from './sample-letters-money.ts'
import { notificationLetters } from './sample-letters-notifications.ts'
import { teamLetters } from './sample-letters-teams.ts'

/** One of each email in every language. */
export const sampleLetters: Readonly<Record<MailKind, Sample>> = {
  ...accountLetters,
  ...moneyLetters,
  ...teamLetters,
  ...notificationLetters,
}

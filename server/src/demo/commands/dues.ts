import { defaultStages } from '@touchline/domain/collections/reminders/stages'
import { currencyIn } from '@touchline/domain/values/money'
import { v7 as newId } from 'uuid'

import { saveSchedule } from '#server/collections/queries/dues.ts'
import { saveReminderSettings } from '#server/collections/queries/reminders/settings.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import type { DemoClub } from './memberships.ts'

/** Annual fees by age with a sibling discount, and staged reminders; nothing is sent. */
export async function addDues(
  tx: Transaction,
  { clubId, cast, words, input, now }: DemoClub,
): Promise<void> {
  const saved = { clubId, version: 0, accountId: cast.manager.id, now }
  const currency = currencyIn(input.country)
  const rate = { minAge: null, maxAge: null, teamIds: [], kinds: [] }
  await saveSchedule(tx, {
    ...saved,
    currency,
    months: 12,
    rules: {
      rates: [
        { ...rate, id: newId(), name: words.dues.young, maxAge: 17, amount: 9000 },
        { ...rate, id: newId(), name: words.dues.grown, amount: 15_000 },
      ],
      rateChoice: 'first',
      isProRata: true,
      siblingPercents: [25, 50],
      familyMaximum: 24_000,
      yearBegins: 1,
      automatic: null,
    },
  })
  const stages = defaultStages.map((stage, place) => ({ ...stage, fee: place * 250 }))
  const when = { isAutomatic: false, hour: 9, weekday: null }
  await saveReminderSettings(tx, { ...saved, settings: { currency, stages, ...when } })
}

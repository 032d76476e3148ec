import { contract } from '@touchline/contract/contract'
import { defaultStages } from '@touchline/domain/collections/reminders/stages'
import { reminders } from '@touchline/text/collections/reminders/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { SettingsDialog } from './settings-dialog.tsx'

const text = reminders.form
const { saveReminders } = contract.collections
const clubId = example(contract.clubs.get).club.id
const words = { en: 'Please pay.', fr: 'Merci.', de: 'Bitte.', es: 'Por favor.' }
const stages = defaultStages.map((stage) => ({ ...stage, words: { ...stage.words } }))
const settings = {
  stages,
  currency: 'EUR' as const,
  isAutomatic: false,
  hour: 9,
  weekday: null,
}
const shown = {
  settings,
  version: 3,
  families: [],
  letters: 0,
  usualWords: [words, words, words],
}
const save = page.getByRole('button', { name: text.save })
const second = page.getByRole('group', { name: text.stage(2) })

function open() {
  return openPart(<SettingsDialog clubId={clubId} reminders={shown} onClose={() => undefined} />)
}

test("saves the club's fee and text; unchanged texts stay the default", async () => {
  server.answers(saveReminders, shown)
  await open()
  await second.getByRole('textbox', { name: text.fee('EUR') }).fill('5')
  await second.getByRole('textbox', { name: text.words }).fill('Pay now.')
  await expectAccessible()
  await press(save)
  await expectSaid(text.saved)
  const [first, ...others] = stages
  expect(server.sentTo(saveReminders)).toMatchObject([
    {
      version: 3,
      settings: {
        ...settings,
        stages: [
          first,
          { ...others[0], fee: 500, words: { ...others[0]?.words, en: 'Pay now.' } },
          others[1],
        ],
      },
    },
  ])
})

test('shows errors beside the field, and keeps the typed text', async () => {
  await open()
  await second.getByRole('textbox', { name: text.afterDays }).fill('3')
  await second.getByRole('textbox', { name: text.fee('EUR') }).fill('1000')
  await press(save)
  await expectSaid(text.problems.days_order)
  await expectSaid(text.feeWrong)
  expect(server.sentTo(saveReminders)).toEqual([])
})

test('says if someone else saved meanwhile', async () => {
  server.refuses(saveReminders, 'changed_meanwhile')
  await open()
  await press(save)
  await expectSaid(text.changed)
})

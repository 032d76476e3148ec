import { contract } from '@touchline/contract/contract'
import { reminders as text } from '@touchline/text/collections/reminders/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { RemindButton } from './remind-button.tsx'

const { sendReminders } = contract.collections
const clubId = example(contract.clubs.get).club.id
const chosen = { letters: 2, billIds: [clubId], fees: 500 }
const button = page.getByRole('main').getByRole('button', { name: text.remind(2) })
const yes = page.getByRole('alertdialog').getByRole('button', { name: text.remind(2) })

function open() {
  return openPart(
    <RemindButton
      clubId={clubId}
      chosen={chosen}
      currency="EUR"
      variant="primary"
      refusal={undefined}
    />,
  )
}

test('asks for confirmation with the number of emails and fees, and sends exactly those', async () => {
  server.answers(sendReminders, { letters: 1, postponed: 1 })
  await open()
  await press(button)
  await expectSaid(`${text.remindText(2)} ${text.fees('€5.00')}`)
  await expectAccessible()
  await press(yes)
  await expectSaid(`${text.sent(1)}. ${text.postponed(1)}`)
  expect(server.sentTo(sendReminders)).toMatchObject([{ billIds: [clubId], letters: 2 }])
})

test('says if bills have changed since', async () => {
  server.refuses(sendReminders, 'changed_meanwhile')
  await open()
  await press(button)
  await press(yes)
  await expectSaid(text.changed)
})

import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { NewPollForm } from './new-poll-form.tsx'
import type { NewPoll } from './use-composer.ts'

const { newPoll: text } = messages
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openPoll(): Promise<NewPoll[]> {
  const started: NewPoll[] = []
  await openPart(
    <NewPollForm
      question=""
      onClose={() => undefined}
      onStart={(poll) => {
        started.push(poll)
      }}
    />,
  )
  return started
}

test('marks every missing field', async () => {
  const started = await openPoll()
  await press(button(text.start))
  await expectRefused(text.question, text.questionRequired)
  await expectRefused(text.option(1), text.optionsRequired)
  await expectAccessible()

  const typed = {
    [text.question]: 'Cake or fruit?',
    [text.option(1)]: 'Cake',
    [text.option(2)]: 'Cake ',
    [text.closesAt]: '2020-01-01T10:00',
  }
  await fillIn(typed)
  await press(button(text.start))
  await expectRefused(text.option(1), text.optionsDiffer)
  await expectRefused(text.closesAt, text.past)
  expectFilled(typed)
  expect(started).toEqual([])
})

test("is created as the contract requires, with this device's time zone", async () => {
  const started = await openPoll()
  await fillIn({
    [text.question]: ' Cake or fruit? ',
    [text.option(1)]: 'Cake',
    [text.option(2)]: 'Fruit',
    [text.multiple]: true,
    [text.closesAt]: '2099-06-01T18:00',
  })
  await press(button(text.start))
  expect(started).toEqual([
    {
      words: 'Cake or fruit?',
      poll: {
        options: ['Cake', 'Fruit'],
        isMultiple: true,
        closesAt: new Date('2099-06-01T18:00').toISOString(),
      },
    },
  ])
})

test('options can be added, and removed down to two', async () => {
  await openPoll()
  await expect.element(button(text.removeOption(1))).not.toBeInTheDocument()
  await press(button(text.addOption))
  await fillIn({ [text.option(1)]: 'Cake', [text.option(3)]: 'Fruit' })
  await press(button(text.removeOption(2)))
  expectFilled({ [text.option(1)]: 'Cake', [text.option(2)]: 'Fruit' })
  await expect.element(button(text.removeOption(1))).not.toBeInTheDocument()
})

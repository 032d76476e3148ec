import { starting as text } from '@touchline/text/messages/starting/en'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { WordsStep } from './words-step.tsx'

const next = page.getByRole('button', { name: text.next, exact: true })

function Words({ mayAnnounce, onNext }: { mayAnnounce: boolean; onNext: () => void }) {
  const [begun, change] = useState({ subject: '', words: '', isAnnouncement: false })
  return (
    <WordsStep
      begun={begun}
      mayAnnounce={mayAnnounce}
      onChange={change}
      onCancel={() => undefined}
      onNext={onNext}
    />
  )
}

test('needs text to continue, and keeps the subject', async () => {
  let steps = 0
  await openPart(
    <Words
      mayAnnounce
      onNext={() => {
        steps += 1
      }}
    />,
  )
  await fillIn({ [text.subject]: 'Tuesday' })
  await press(next)
  await expectRefused(text.message, text.messageRequired)
  expectFilled({ [text.subject]: 'Tuesday' })
  await expectAccessible()
  expect(steps).toBe(0)

  await fillIn({ [text.message]: 'Bring your bike lights' })
  await press(next)
  expect(steps).toBe(1)
})

test('only people who may announce are offered it', async () => {
  await openPart(<Words mayAnnounce={false} onNext={() => undefined} />)
  await expect.element(page.getByRole('textbox', { name: text.message })).toBeVisible()
  await expect.element(page.getByText(text.announcement)).not.toBeInTheDocument()
})

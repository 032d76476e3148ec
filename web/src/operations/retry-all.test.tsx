import { contract } from '@touchline/contract/contract'
import type { FailedLetter } from '@touchline/contract/operations/shapes/mail'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { RetryAll } from './retry-all.tsx'

const { mail: text } = operations.admin
const button = page.getByRole('button', { name: text.retryAll, exact: true })
const dialog = page.getByRole('alertdialog', { name: text.askAll })
const [letter] = example(contract.operations.failedMail).letters

async function openLetters(letters: FailedLetter[]): Promise<string[]> {
  const done: string[] = []
  await openPart(
    <>
      <p>{text.lead}</p>
      <RetryAll letters={letters} onRetry={() => done.push('again')} />
    </>,
  )
  await expectSaid(text.lead)
  return done
}

test('asks before every letter is sent again', async () => {
  const done = await openLetters(letter ? [{ ...letter, canRetry: true }] : [])
  await press(button)
  await expect.element(dialog.getByText(text.askAllLead)).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  expect(done).toEqual([])

  await press(button)
  await press(dialog.getByRole('button', { name: text.retryAll }))
  expect(done).toEqual(['again'])
})

test('offers nothing where no letter can go again', async () => {
  await openLetters(letter ? [{ ...letter, canRetry: false }] : [])
  await expect.element(button).not.toBeInTheDocument()
})

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { ConfirmedSendButton } from './confirmed-send-button.tsx'

const words = { label: 'Send 3 bills', title: 'Send bills to 3 families?', busyLabel: 'Sending' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog', { name: words.title })

test('asks with the numbers, sends once confirmed, and closes on success', async () => {
  const onSend = vi.fn<(done: () => void) => void>()
  await openPart(
    <ConfirmedSendButton {...words} isSending={false} refusal={undefined} onSend={onSend}>
      3 families get 300.00 €.
    </ConfirmedSendButton>,
  )
  await press(button(words.label))
  await expect.element(question.getByText('3 families get 300.00 €.')).toBeVisible()
  await expectAccessible()
  expect(onSend).not.toHaveBeenCalled()

  await press(question.getByRole('button', { name: words.label }))
  await expect.poll(() => onSend.mock.calls.length).toBe(1)
  await expect.element(question).toBeVisible()
  onSend.mock.lastCall?.[0]()
  await expect.element(question).not.toBeInTheDocument()
})

test("says below the button why it can't send", async () => {
  await openPart(
    <ConfirmedSendButton
      {...words}
      isSending={false}
      refusal="Name these bills"
      onSend={() => undefined}
    >
      None.
    </ConfirmedSendButton>,
  )
  await expect.element(page.getByText('Name these bills')).toBeVisible()
  await press(button(words.label))
  await expect.element(question).not.toBeInTheDocument()
})

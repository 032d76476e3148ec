import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled } from '#web/testing/fields.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { NewPollDialog } from './new-poll-dialog.tsx'

const { newPoll: text } = messages

test('starts with the typed text, and Escape returns the focus', async () => {
  await openDialog((onClose) => (
    <NewPollDialog open question="Cake or fruit?" onClose={onClose} onStart={() => undefined} />
  ))
  const dialog = page.getByRole('dialog', { name: text.title })
  await expect.element(dialog.getByLabelText(text.option(2))).toBeVisible()
  expectFilled({ [text.question]: 'Cake or fruit?' })
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
})

import { contract } from '@touchline/contract/contract'
import { messages } from '@touchline/text/messages/en'
import { starting as text } from '@touchline/text/messages/starting/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { preview, recipients } from '../testing/recipients.ts'
import { place } from '../testing/thread.tsx'
import { NewMessageDialog } from './new-message-dialog.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function openNewMessage() {
  server.answers(contract.messages.recipients, recipients)
  server.answers(contract.messages.preview, preview)
  await openDialog(
    (onClose) => (
      <NewMessageDialog teamId={place.teamId} input={{ kind: 'none' }} onClose={onClose} />
    ),
    { as: 'coach' },
  )
}

async function openRecipients() {
  await openNewMessage()
  await fillIn({
    [text.message]: 'Bring your bike lights',
    [text.subject]: 'Tuesday',
    [text.announcement]: true,
  })
  await press(button(text.next))
}

proveDialog('starting a conversation', {
  open: openRecipients,
  endpoint: contract.messages.start,
  fillings: { [text.whom]: text.players },
  submit: text.start,
  sends: {
    audience: { kind: 'role', role: 'players' },
    subject: 'Tuesday',
    isAnnouncement: true,
    message: { words: 'Bring your bike lights', files: [], poll: null },
  },
  refusals: [
    {
      code: 'invalid_input',
      fields: { audience: 'nobody_reached' },
      says: text.preview.refusal.nobody,
    },
  ],
})

test('going back keeps what was typed, cancelling discards it', async () => {
  await openRecipients()
  await press(button(text.back).last())
  expectFilled({ [text.message]: 'Bring your bike lights', [text.subject]: 'Tuesday' })
  await press(button(messages.write.cancel))
  await press(button('Open the dialog'))
  await expect.element(page.getByRole('textbox', { name: text.message })).toBeVisible()
  expectFilled({ [text.message]: '', [text.subject]: '' })
})

test('opens the conversation after sending', async () => {
  server.answers(contract.messages.start)
  server.answers(contract.messages.recipients, recipients)
  server.answers(contract.messages.preview, preview)
  const opened = await openDialog(
    (onClose) => (
      <NewMessageDialog teamId={place.teamId} input={{ kind: 'none' }} onClose={onClose} />
    ),
    { as: 'coach' },
  )
  await fillIn({ [text.message]: 'Bring your bike lights' })
  await press(button(text.next))
  await fillIn({ [text.whom]: text.players })
  await press(button(text.start))
  await expect.poll(() => opened.path()).toMatch(/\/messages\//)
})

async function openToParents() {
  server.answers(contract.messages.start)
  server.answers(contract.messages.recipients, recipients)
  server.answers(contract.messages.preview, preview)
  await openDialog(
    (onClose) => (
      <NewMessageDialog teamId={place.teamId} input={{ kind: 'guardians' }} onClose={onClose} />
    ),
    { as: 'coach' },
  )
  await expect.element(page.getByText(text.to(text.guardians))).toBeVisible()
}

test('is written and sent in one step if the recipients are preset', async () => {
  await openToParents()
  await press(button(text.start))
  await expectRefused(text.message, text.messageRequired)
  await expectAccessible()
  await fillIn({ [text.message]: 'Bring your bike lights' })
  await press(button(text.start))
  await expect
    .poll(() => server.sentTo(contract.messages.start))
    .toMatchObject([
      {
        audience: { kind: 'role', role: 'guardians' },
        message: { words: 'Bring your bike lights' },
      },
    ])
})

test('other recipients can still be chosen, and the text stays', async () => {
  await openToParents()
  await fillIn({ [text.message]: 'Bring your bike lights' })
  await press(button(messages.bubble.change))
  await expect.element(page.getByRole('radio', { name: text.guardians })).toBeChecked()
  await press(button(text.back).last())
  expectFilled({ [text.message]: 'Bring your bike lights' })
  await expect.element(button(text.next)).toBeVisible()
})

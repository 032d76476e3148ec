import { contract } from '@touchline/contract/contract'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { setReachable } from '#web/platform/client/availability.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { collectionKey, collectionOf } from '../testing/collection.ts'
import { participant } from '../testing/participant.ts'
import { ParticipantActions } from './participant-actions.tsx'

const { people: text, newBill, needsNetwork } = treasurer
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = (
  part: Parameters<typeof collectionOf>[0] = {},
  participants = [participant(), participant({ id: 'two', outstanding: 0, state: 'invited' })],
) =>
  openPart(
    <ParticipantActions
      collectionKey={collectionKey}
      collection={collectionOf(part)}
      participants={participants}
      onAsk={() => undefined}
      onBill={() => undefined}
    />,
  )

proveQuestion('reminding everybody', {
  open: () => open(),
  asks: button(text.remindAll),
  endpoint: contract.collections.notify,
  answer: { count: 2 },
  title: text.remindAllTitle,
  consequence: text.remindAllText(2),
  confirm: text.remind,
  sends: { ...collectionKey, message: { kind: 'reminder' } },
  says: text.reminded(2),
})

test('no reminders can be sent if nothing is due, and the button says so', async () => {
  await open({}, [participant({ dueReminders: 0 })])
  await expect.element(button(text.remindAll)).toHaveAccessibleDescription(text.nothingDue)
})

test('a closed collection only reminds people who owe', async () => {
  await open({ state: 'closed' }, [participant({ outstanding: 0, state: 'invited' })])
  await expect.element(button(text.remindAll)).toHaveAccessibleDescription(text.nothingDue)
  await expect.element(button(text.ask)).toHaveAccessibleDescription(text.askOnlyOpen)
})

test('both halves of a shared bill get a reminder, and the question counts two', async () => {
  await open({}, [participant({ isShared: true, dueReminders: 2 })])
  await press(button(text.remindAll))
  await expect.element(page.getByText(text.remindAllText(2))).toBeVisible()
})

test("a draft can't bill anyone, and says why", async () => {
  await open({ state: 'draft' })
  await expect.element(button(newBill.title)).toHaveAccessibleDescription(text.askOnlyOpen)
})

test('a bill is written only with a connection', async () => {
  await open()
  await expect.element(button(newBill.title)).not.toHaveAttribute('aria-disabled')
  setReachable(false)
  await expect.element(button(newBill.title)).toHaveAccessibleDescription(needsNetwork)
})

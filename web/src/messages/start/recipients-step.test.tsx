import { contract } from '@touchline/contract/contract'
import type { Recipients } from '@touchline/contract/messages/shapes/conversation'
import { starting as text } from '@touchline/text/messages/starting/en'
import { wire } from '@touchline/text/wire/en'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { useRecipients } from '../api/starting.ts'
import { begun, event, preview, recipients } from '../testing/recipients.ts'
import { RecipientsStep } from './recipients-step.tsx'

const start = page.getByRole('button', { name: text.start, exact: true })
const people = page.getByRole('group', { name: text.named })

function Step({ onStart }: { onStart: (audience: unknown) => void }) {
  const [choice, setChoice] = useState(begun.choice)
  return (
    <RecipientsStep
      teamId={begun.teamId}
      recipients={useRecipients(begun.teamId)}
      choice={choice}
      isAnnouncement={false}
      isStarting={false}
      onChange={setChoice}
      onBack={() => undefined}
      onStart={onStart}
    />
  )
}

async function openStep(known: Recipients = recipients): Promise<unknown[]> {
  const started: unknown[] = []
  server.answers(contract.messages.recipients, known)
  server.answers(contract.messages.preview, preview)
  server.answers(contract.events.list, { events: [event], next: null })
  await openPart(<Step onStart={(audience) => started.push(audience)} />, { as: 'coach' })
  await expectSaid(text.whom)
  return started
}

test('asks for recipients before sending', async () => {
  const started = await openStep()
  await press(start)
  await expectRefused(text.whom, text.peopleRequired)
  await expectAccessible()
  expect(started).toEqual([])
})

test('counts readers and notified people, and names those who can’t be reached', async () => {
  await openStep()
  await fillIn({ [text.whom]: text.players })
  await expectSaid(`${text.preview.reach(15)}, ${text.preview.disturb(12)}.`)
  await expectSaid(text.preview.guardians(3))
  await expectSaid(text.preview.insteadOf('Lea Ruiz'))
  await expectSaid(text.preview.missing('Tom Reed'))
  await expectAccessible()
})

test.each(['guardian_needed', 'too_young', 'nobody', 'not_allowed'] as const)(
  'cannot be started, and says why: %s',
  async (refusal) => {
    const started = await openStep()
    server.answers(contract.messages.preview, { ...preview, refusal })
    await fillIn({ [text.whom]: text.players })
    await expectSaid(text.preview.refusal[refusal])
    await expect.element(start).toBeDisabled()
    await press(start)
    expect(started).toEqual([])
  },
)

test('people can be found by name, are counted, and show when a parent reads for them', async () => {
  const started = await openStep()
  await fillIn({ [text.whom]: text.named })
  await press(start)
  await expect.element(people).toHaveAccessibleDescription(text.peopleRequired)
  await expectSaid(text.chosen(0))
  await expect.element(people.getByLabelText('Tom Reed')).toBeDisabled()
  await fillIn({ [text.search]: 'ruiz' })
  await expect.element(people.getByLabelText('Ben Adams')).not.toBeInTheDocument()
  await expectSaid(text.reaches.guardians)
  await fillIn({ 'Lea Ruiz': true, 'Maria Ruiz': true })
  await expectSaid(text.chosen(2))
  await press(start)
  expect(started).toEqual([
    {
      kind: 'people',
      memberIds: [recipients.members[1]?.memberId],
      guardianIds: [recipients.guardians[0]?.guardianId],
    },
  ])
})

test('a recent or coming event can be chosen, and its invited people get the message', async () => {
  const started = await openStep()
  await fillIn({ [text.whom]: text.event })
  await press(page.getByRole('combobox', { name: text.eventField }))
  await expect.element(page.getByRole('option', { name: new RegExp(event.title) })).toBeVisible()
  await userEvent.keyboard('{Home}{Enter}')
  await expectSaid(`${text.preview.reach(15)}, ${text.preview.disturb(12)}.`)
  await press(start)
  expect(started).toEqual([{ kind: 'event', eventId: event.id }])
})

test("people who aren't staff can only write to staff and individuals", async () => {
  await openStep({ ...recipients, guardians: [], mayAddressGroups: false })
  await expectSaid(text.staffHint)
  expect(page.getByRole('radio').elements()).toHaveLength(2)
})

test('a failed list of people can be reloaded', async () => {
  server.refuses(contract.messages.recipients, 'not_allowed')
  await openPart(<Step onStart={() => undefined} />, { as: 'coach' })
  await expectSaid(text.failed)
  server.answers(contract.messages.recipients, recipients)
  await press(page.getByRole('button', { name: wire.tryAgain }))
  await expectSaid(text.whom)
})

import { contract } from '@touchline/contract/contract'
import type { Unavailability } from '@touchline/contract/events/shapes/unavailability'
import { away as text } from '@touchline/text/events/away/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { UnavailabilitiesTab } from './unavailabilities-tab.tsx'

const { unavailabilities, removeUnavailability } = contract.events
const person = {
  teamId: teamOf('player').team.id,
  memberId: '019cebf5-0f00-7000-8000-0000000000c1',
}
const days: Unavailability = {
  id: '019cebf5-0f00-7000-8000-0000000000a1',
  firstDay: '2027-02-01',
  lastDay: '2027-02-07',
  reason: 'holiday',
  note: 'In the mountains',
  preAnswered: 2,
  isOver: false,
  enteredBy: null,
  updatedAt: '2026-11-01T09:30:00.000Z',
  version: 3,
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

function open(noted: readonly Unavailability[] = [days]) {
  server.answers(unavailabilities, { unavailabilities: [...noted] })
  return openPart(<UnavailabilitiesTab person={person} name="Ana" />, { as: 'player' })
}

proveQuestion('taking days away back', {
  open: () => open(),
  asks: button(/^Remove /),
  endpoint: removeUnavailability,
  answer: { unavailabilities: [] },
  title: text.removeTitle,
  consequence: text.removeText,
  confirm: text.removeConfirm,
  sends: { ...person, unavailabilityId: days.id },
  says: text.removed,
})

test('shows the answers that an absence caused', async () => {
  await open()
  await expectSaid(text.reasons.holiday)
  await expectSaid(text.answered(2))
  await expectSaid(text.privacy)
  await expectAccessible()
})

test('opens the saved days for editing', async () => {
  await open()
  await press(button(/^Edit /))
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.editTitle)
  expectFilled({ [text.firstDay]: '2027-02-01', [text.note]: 'In the mountains' })
})

test('only lets a past absence be removed', async () => {
  await open([{ ...days, isOver: true }])
  await expect.element(button(/^Remove /)).toBeVisible()
  await expect.element(button(/^Edit /)).not.toBeInTheDocument()
})

test('explains absences while there are none', async () => {
  await open([])
  await expectSaid(text.emptyText('Ana'))
  await expectAccessible()
  await press(button(text.add))
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.addTitle('Ana'))
})

test('retries after a failed load', async () => {
  server.refuses(unavailabilities, 'too_many_requests')
  await openPart(<UnavailabilitiesTab person={person} name="Ana" />)
  await expectSaid(wire.errors.too_many_requests)
  server.answers(unavailabilities, { unavailabilities: [] })
  await press(button(wire.tryAgain))
  await expectSaid(text.emptyTitle)
})

import { contract } from '@touchline/contract/contract'
import type { FollowedCalendar } from '@touchline/contract/events/shapes/calendar-sync'
import { sync as text } from '@touchline/text/events/sync/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { BrokenCalendars } from './broken-calendars.tsx'

const { calendars, updateCalendar } = contract.events
const { id: teamId } = teamOf('coach').team
const followed: readonly FollowedCalendar[] = example(calendars).calendars.map((calendar) => ({
  ...calendar,
  name: 'Regional league',
  stoppedAt: null,
  missing: 12,
  missingSince: '2026-03-14T13:00:00.000Z',
}))
const well = followed.map((calendar) => ({ ...calendar, missing: 0, missingSince: null }))
const calendarId = followed[0]?.id
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(found: readonly FollowedCalendar[] = followed) {
  server.answers(calendars, { calendars: [...found] })
  return openPart(
    <>
      <h1>Calendar</h1>
      <BrokenCalendars teamId={teamId} />
    </>,
    { as: 'coach' },
  )
}

proveQuestion('removing what is missing', {
  open: () => open(),
  asks: button(text.remove),
  endpoint: updateCalendar,
  answer: { calendars: [...well] },
  title: text.removeTitle(12),
  consequence: text.removeText,
  confirm: text.remove,
  sends: { teamId, calendarId, missing: 'remove' },
  says: text.removed,
  refusals: [{ code: 'not_found' }],
})

test('says which calendar looks broken, since when, and how much is missing', async () => {
  await open()
  await expect
    .element(page.getByText(/“Regional league” hasn’t worked since .*\d\d:00/))
    .toBeVisible()
  await expectSaid(text.missingText(12))
  await expectAccessible()
})

test('keeps missing events with one press', async () => {
  server.answers(updateCalendar, { calendars: [...well] })
  await open()
  await press(button(text.keep))
  await expectSaid(text.kept)
  await expect
    .poll(() => server.sentTo(updateCalendar))
    .toEqual([{ teamId, calendarId, missing: 'keep', readNow: false }])
  await expect.element(button(text.keep)).not.toBeInTheDocument()
})

test('says why they could not be kept', async () => {
  server.refuses(updateCalendar, 'too_many_requests')
  await open()
  await press(button(text.keep))
  await expectSaid(wire.errors.too_many_requests)
})

test('is hidden while calendars work', async () => {
  await open(well)
  await expect.poll(() => server.sentTo(calendars)).toHaveLength(1)
  await expect.element(button(text.keep)).not.toBeInTheDocument()
})

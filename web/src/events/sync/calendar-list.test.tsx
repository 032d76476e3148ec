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

import { CalendarList } from './calendar-list.tsx'

const { calendars, updateCalendar, stopCalendar } = contract.events
const { id: teamId } = teamOf('coach').team
const followed: readonly FollowedCalendar[] = example(calendars).calendars.map((calendar) => ({
  ...calendar,
  name: 'Regional league',
  host: 'league.example',
  stoppedAt: null,
  problem: null,
  missing: 0,
  missingSince: null,
}))
const key = { teamId, calendarId: followed[0]?.id }
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(part: Partial<FollowedCalendar> = {}) {
  server.answers(calendars, { calendars: followed.map((one) => ({ ...one, ...part })) })
  return openPart(
    <section>
      <h2>{text.title}</h2>
      <h3>{text.importTitle}</h3>
      <CalendarList teamId={teamId} />
    </section>,
    { as: 'coach' },
  )
}

proveQuestion('following a calendar no longer', {
  open: () => open(),
  asks: button(text.stop),
  endpoint: stopCalendar,
  answer: { calendars: [...followed] },
  title: text.stopTitle('Regional league'),
  consequence: text.stopText,
  confirm: text.stop,
  sends: key,
  refusals: [{ code: 'not_found' }],
})

test('shows in the dialog why stopping failed', async () => {
  server.refuses(stopCalendar, 'too_many_requests')
  await open()
  await press(button(text.stop))
  const question = page.getByRole('alertdialog')
  await press(question.getByRole('button', { name: text.stop, exact: true }))
  await expect.element(question.getByText(wire.errors.too_many_requests)).toBeVisible()
})

test('reads a calendar again at once', async () => {
  server.answers(updateCalendar, { calendars: [...followed] })
  await open()
  await expectAccessible()
  await press(button(text.refresh))
  await expectSaid(text.refreshed)
  await expect.poll(() => server.sentTo(updateCalendar)).toEqual([{ ...key, readNow: true }])
})

test('says why reading again failed', async () => {
  server.refuses(updateCalendar, 'too_many_requests')
  await open()
  await press(button(text.refresh))
  await expectSaid(wire.errors.too_many_requests)
})

test('says what went wrong in the last reading', async () => {
  await open({ problem: 'unreachable' })
  await expectSaid(text.problems.unreachable)
  await expectAccessible()
})

test('marks a calendar that looks broken', async () => {
  await open({ missing: 1, missingSince: '2026-03-14T13:00:00.000Z' })
  await expect.element(page.getByText(/This calendar hasn’t worked since .*\d\d:00/)).toBeVisible()
  await expectSaid(text.missingText(1))
  await expectAccessible()
})

test('marks a stopped calendar and offers no actions', async () => {
  await open({ stoppedAt: '2026-03-14T09:30:00.000Z' })
  await expectSaid(text.stopped)
  await expect.element(button(text.stop)).not.toBeInTheDocument()
})

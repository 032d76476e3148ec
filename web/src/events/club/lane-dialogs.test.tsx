import { contract } from '@touchline/contract/contract'
import { clubCalendar as text } from '@touchline/text/events/club/en'
import { teams } from '@touchline/text/teams/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { BlockDialog } from './block-dialog.tsx'
import { BookDialog } from './book-dialog.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import { ClubVenueDialog } from './club-venue-dialog.tsx'

const calendar = example(contract.events.clubCalendar)
const clubId = example(contract.clubs.get).club.id
const venue = { key: 'pitch 1', name: 'Pitch 1', address: null, capacity: 1 }
const closure = {
  ...calendar.closures[0],
  id: clubId,
  venueKey: 'pitch 1',
  startsAt: '2026-03-14T08:00:00.000Z',
  endsAt: '2026-03-14T11:00:00.000Z',
  startsLocal: '2026-03-14T09:00',
  endsLocal: '2026-03-14T12:00',
  reason: 'Mowing',
}
const team = {
  id: clubId,
  name: 'Norte U12',
  color: '#112233',
  logo: undefined,
  accent: undefined,
  children: [],
}
const reason = page.getByRole('textbox', { name: new RegExp(text.reason) })
const name = page.getByRole('textbox', { name: teams.settings.locationName })

test('opens a team’s form with time and place from a free time', async () => {
  await openDialog((onClose) => (
    <BookDialog
      clubId={clubId}
      venue={venue}
      day="2026-03-14"
      span={{ from: 1020, to: 1320 }}
      teams={[team]}
      onClose={onClose}
    />
  ))
  await expectAccessible()
  await userEvent.fill(page.getByLabelText(text.until), '18:15')
  await expect
    .element(page.getByRole('link', { name: 'Norte U12' }))
    .toHaveAttribute(
      'href',
      `/team/${clubId}/create-event?date=2026-03-14&start=17%3A00&end=18%3A15&place=Pitch+1&club=${clubId}`,
    )
  await press(page.getByRole('button', { name: text.blockInstead }))
  await expect.element(reason).toBeVisible()
})

test('closes a time and keeps the input if refused', async () => {
  await openDialog((onClose) => (
    <BlockDialog
      clubId={clubId}
      venue={venue}
      initial={{ date: '2026-03-14', startTime: '17:00', endTime: '18:30' }}
      onClose={onClose}
    />
  ))
  server.refuses(contract.events.closeClubVenue, 'invalid_input', { endTime: 'end_before_start' })
  await userEvent.fill(reason, 'Mowing')
  await press(page.getByRole('button', { name: text.blockButton, exact: true }))
  await expect.element(page.getByLabelText(text.until)).toBeInvalid()
  await expect.element(reason).toHaveValue('Mowing')
  server.answers(contract.events.closeClubVenue)
  await press(page.getByRole('button', { name: text.blockButton, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.events.closeClubVenue).at(-1))
    .toMatchObject({ name: 'Pitch 1', endDate: null, reason: 'Mowing' })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('shows why a time is closed and reopens it', async () => {
  server.answers(contract.events.reopenClubVenue)
  await openDialog((onClose) => (
    <ClosureDialog
      clubId={clubId}
      calendar={{ ...calendar, venues: [venue], closures: [closure] }}
      closureId={closure.id}
      onClose={onClose}
    />
  ))
  await expect.element(page.getByText('Mowing')).toBeVisible()
  await expectAccessible()
  await press(page.getByRole('button', { name: text.unblock }))
  await expect
    .poll(() => server.sentTo(contract.events.reopenClubVenue))
    .toEqual([{ clubId, closureId: closure.id }])
})

test('requires a name for a new place', async () => {
  server.answers(contract.events.saveClubVenue)
  await openDialog((onClose) => <ClubVenueDialog clubId={clubId} edited="new" onClose={onClose} />)
  await press(page.getByRole('button', { name: wire.save }))
  await expect.element(name).toBeInvalid()
  await expectAccessible()
  await userEvent.fill(name, 'Hall')
  await userEvent.fill(page.getByLabelText(text.capacity), '2')
  await press(page.getByRole('button', { name: wire.save }))
  await expect
    .poll(() => server.sentTo(contract.events.saveClubVenue))
    .toEqual([{ clubId, name: 'Hall', address: null, capacity: 2 }])
})

import { contract } from '@touchline/contract/contract'
import { clubCalendar } from '@touchline/text/events/club/en'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPage } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import CreateEventPage from '../create-event-page.tsx'

const { form: text, problems, types } = events
const { around, create } = contract.events
const nothingAround = { last: null, coming: [] }
const submit = page.getByRole('button', { name: text.create, exact: true })

/** A team without a club has no conflicts. */
function withoutClub(as: Person) {
  const page = teamOf(as)
  const { clubId: _clubId, ...actor } = page.actor
  return { ...page, actor }
}

function open(
  as: Person = 'coach',
  readAround = () => server.answers(around, nothingAround),
  team = withoutClub(as),
) {
  readAround()
  server.answers(contract.teams.seasons, { seasons: [] })
  server.answers(contract.teams.venues, { venues: [] })
  server.answers(contract.teams.opponents, { opponents: [] })
  server.answers(contract.teams.reminders)
  server.answers(contract.members.list, { ...example(contract.members.list), nextCursor: null })
  return openPage(
    <main>
      <CreateEventPage />
    </main>,
    { as, team, at: '/create-event?date=2027-03-14' },
  )
}

proveForm('a new event', {
  open: () => open(),
  endpoint: create,
  fillings: {
    [text.date]: '2027-03-15',
    [text.startTime]: '18:00',
    [text.endTime]: '19:30',
    [text.meetingTime]: '17:45',
    [text.title]: 'Parents’ evening',
    [text.places]: '16',
    [running.minimum]: '4',
  },
  submit: text.create,
  sends: {
    date: '2027-03-15',
    startTime: '18:00',
    endTime: '19:30',
    meetingTime: '17:45',
    title: 'Parents’ evening',
    places: 16,
    minimum: 4,
    audience: { kind: 'everyone' },
    opponent: null,
    repeat: null,
  },
  wrong: [
    { label: text.date, typed: '', says: problems.date_required },
    { label: text.meetingTime, typed: '18:30', says: problems.meeting_after_start },
    { label: text.places, typed: '-1', says: problems.places_invalid },
    { label: running.minimum, typed: '17', says: problems.minimum_above_places },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { venueId: 'venue_unknown' },
      label: text.location,
      says: problems.venue_unknown,
    },
  ],
})

test('starts on the day selected in the calendar', async () => {
  await open()
  await expect.element(submit).toBeVisible()
  expectFilled({ [text.date]: '2027-03-14', [text.title]: '' })
})

test('requires a title only if the type doesn’t name the event', async () => {
  await open()
  await press(page.getByRole('button', { name: text.moreTypes }))
  await fillIn({ [text.type]: types.other, [text.title]: ' ' })
  await press(submit)
  await expectRefused(text.title, problems.title_required)
  expect(server.sentTo(create)).toEqual([])
})

test('keeps the input when earlier events load later', async () => {
  await open('coach', () => server.refuses(around, 'too_many_requests'))
  await expect.element(submit).toBeVisible()
  await fillIn({ [text.title]: 'Summer party' })
  const release = server.holds(around, nothingAround)
  const before = server.sentTo(around).length
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.poll(() => server.sentTo(around).length).toBeGreaterThan(before)
  expectFilled({ [text.title]: 'Summer party' })
  release()
})

test('moves the end with the start', async () => {
  await open()
  await fillIn({ [text.startTime]: '17:00', [text.endTime]: '18:30' })
  await fillIn({ [text.startTime]: '19:00' })
  await fillIn({ [text.meetingPlace]: 'Behind the stand' })
  expectFilled({ [text.endTime]: '20:30' })
})

test('asks for the opponent of a match and forgets it for another type', async () => {
  server.answers(create)
  await open()
  await expect.element(page.getByLabelText(text.kit)).not.toBeInTheDocument()
  await fillIn({ [text.type]: types.game, [text.opponent]: 'Harbour Town' })
  await fillIn({ [text.type]: types.practice })
  await press(submit)
  await expect
    .poll(() => server.sentTo(create))
    .toMatchObject([{ type: 'practice', opponent: null }])
})

test('opens the calendar after creating', async () => {
  server.answers(create)
  const opened = await open()
  await press(submit)
  await expect
    .poll(() => opened.path())
    .toBe(paths.teamCalendar(example(contract.teams.get).team.id))
})

test('tells a player why there is no form', async () => {
  await open('player')
  await expectSaid(text.onlyStaff)
})

test('shows the club’s conflicts next to the form, which can still be sent', async () => {
  server.answers(contract.events.clashes, {
    count: 2,
    clashes: [
      {
        kind: 'coach',
        teamName: 'Norte U14',
        startsAt: '2027-03-14T09:00:00.000Z',
        endsAt: '2027-03-14T10:30:00.000Z',
        timeZone: 'Europe/Madrid',
        names: ['Lee Harbour'],
      },
    ],
  })
  await open('coach', undefined, teamOf('coach'))
  await expect.element(page.getByText(clubCalendar.planned.title(2))).toBeVisible()
  await expectSaid('Same coach (Lee Harbour): Norte U14, Sun 14 Mar, 10:00–11:30')
  await expectSaid(clubCalendar.planned.others(1))
  await expect.element(submit).toBeEnabled()
})

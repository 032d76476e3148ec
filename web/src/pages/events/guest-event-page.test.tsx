import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
import { lifts as text } from '@touchline/text/lifts/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPage } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import GuestEventPage from './guest-event-page.tsx'

const known = example(contract.events.get)
const event = { ...known, title: 'Joint training', cancelledAt: null }

const noLifts = { isOn: false, mayDrive: false, mayRequestFor: [], offers: [], requests: [] }

function open() {
  return openPage(<GuestEventPage />, {
    as: 'player',
    at: `/guest/${known.teamId}/events/${known.id}`,
    route: '/guest/:teamId/events/:eventId',
  })
}

test('shows a guest of another team the event and its details', async () => {
  server.answers(contract.events.get, event)
  server.answers(contract.events.files)
  server.answers(contract.lifts.list, noLifts)
  await open()
  await expectSaid(running.guests.title)
  await expectSaid('Joint training')
  await expectAccessible()
})

test('a guest asks for a lift for their child, and can’t switch lifts off', async () => {
  server.answers(contract.events.get, { ...event, endsAt: '2999-03-14T12:00:00.000Z' })
  server.answers(contract.events.files)
  const mayRequestFor = [{ memberId: known.id, firstName: 'Nil', isMe: false }]
  server.answers(contract.lifts.list, { ...noLifts, isOn: true, mayDrive: true, mayRequestFor })
  await open()
  await expect.element(page.getByRole('button', { name: text.drive })).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.need })).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.switchOff })).not.toBeInTheDocument()
  await expectAccessible()
})

test('tells other people that the event does not exist', async () => {
  server.refuses(contract.events.get, 'not_found')
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('Joint training')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('radio', { name: events.answers.going }))
    .not.toBeInTheDocument()
})

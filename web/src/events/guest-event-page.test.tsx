import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { running } from '@touchline/text/events/running/en'
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
  await open()
  await expectSaid(running.guests.title)
  await expectSaid('Joint training')
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

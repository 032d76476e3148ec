import { contract } from '@touchline/contract/contract'
import type { EventPage } from '@touchline/contract/events/shapes/event'
import { attendance as text } from '@touchline/text/attendance/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { type Person, teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { ForecastLine } from './forecast-line.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const forecast = { likely: 14, low: 11, high: 16, events: 12, undecided: 6, undecidedLikely: 4 }
const said = `${text.forecast.likely(14)} ${text.forecast.range(11, 16)}`

async function open(as: Person, change: Partial<EventPage> = {}) {
  const event = {
    ...example(contract.events.get),
    teamId: teamOf(as).team.id,
    invitation: { kind: 'sent' } as const,
    startsAt: inDays(3),
    ...change,
  }
  await openPart(<ForecastLine event={event} />, { as })
}

test('shows staff how many will probably come, and why', async () => {
  server.answers(contract.attendance.forecast, { forecast })
  await open('coach')
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(text.forecast.undecided(4, 6))).toBeVisible()
  await expectAccessible()
})

test('says nothing about groups so small that it would expose a player', async () => {
  const few = { ...forecast, undecided: 2, undecidedLikely: null }
  server.answers(contract.attendance.forecast, { forecast: few })
  await open('coach')
  await expect.element(page.getByText(text.forecast.basis(12))).toBeVisible()
})

test.each<[string, Person, Partial<EventPage>]>([
  ['players', 'player', {}],
  ['staff, weeks ahead', 'coach', { startsAt: inDays(20) }],
  ['staff, after the start', 'coach', { startsAt: inDays(-1) }],
])('is not requested by %s', async (_, as, change) => {
  await open(as, change)
  expect(server.sentTo(contract.attendance.forecast)).toEqual([])
})

import type { Browser, Page } from '@playwright/test'

import { come } from './screens.ts'
import type { Person } from './signed-in.ts'
import { type Send, wordIn } from './wire.ts'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** A team of adults with a practice in a week; returns the paths of both. */
export async function teamWithPractice(coach: Send, practice: { title: string; places?: number }) {
  const fields = { name: 'Ravens', sport: 'football', ageGroup: 'Adults', gender: 'mixed' }
  const made = await coach({ method: 'POST', path: '/rest/v1/teams', body: fields })
  const teamId = wordIn(made, 'team', 'id')
  const path = `/rest/v1/teams/${teamId}`
  const body = { type: 'practice', date: inAWeek, ...practice }
  const event = wordIn(await coach({ method: 'POST', path: `${path}/events`, body }), 'event', 'id')
  return { teamId, path, event, at: `/team/${teamId}/events/${event}` }
}

interface Joining {
  readonly browser: Browser
  readonly address: string
  readonly coach: Send
  /** The team's path in the API. */
  readonly path: string
}

/** An adult player in their own browser; returns their page. */
export async function aPlayer(
  { browser, address, coach, path }: Joining,
  firstName: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  const { send } = await come(context, address, { firstName, lastName: 'Player' })
  await joinAsPlayer({ send, coach, path }, { firstName, lastName: 'Player' })
  return context.newPage()
}

/** An adult joins by the team's code; the coach approves if needed. */
export async function joinAsPlayer(
  { send, coach, path }: Pick<Joining, 'coach' | 'path'> & { readonly send: Send },
  name: Person,
): Promise<void> {
  const value = wordIn(await coach({ method: 'GET', path: `${path}/join-link` }), 'code')
  const who = { kind: 'player', ...name, dateOfBirth: '1996-03-02' }
  const body = { key: { kind: 'code', value }, who }
  const response = await send({ method: 'POST', path: `${path}/join`, body })
  if (wordIn(response, 'kind') !== 'waiting') return
  const request = `${path}/join-requests/${wordIn(response, 'requestId')}`
  await coach({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
}

/** Taps one of the three large buttons. */
export async function answer(page: Page, said: 'Going' | 'Maybe' | 'Not going'): Promise<void> {
  await page
    .locator('main label')
    .filter({ hasText: new RegExp(`^${said}$`) })
    .first()
    .click()
}

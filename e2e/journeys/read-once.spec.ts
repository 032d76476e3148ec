import type { Page } from '@playwright/test'

import { watchIdle } from '../harness/idle.ts'
import { answer } from '../harness/players.ts'
import { test } from '../harness/signed-in.ts'
import { aPlayer, aTeam, pageOf } from '../harness/talk.ts'
import { expect } from '../harness/test.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

interface Watched {
  /** The page's API requests since the last reset: "GET /teams/…". */
  readonly asked: () => readonly string[]
  /** Whether it had requested this before. */
  readonly isKnown: (path: string) => boolean
  readonly beginAnew: () => void
}

function watch(page: Page): Watched {
  const known = new Set<string>()
  let asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/rest/v1/'))
      asked.push(`${request.method()} ${pathname.replace('/rest/v1', '')}${search}`)
  })
  return {
    asked: () => [...asked],
    isKnown: (path) => known.has(path),
    beginAnew() {
      for (const one of asked) known.add(one)
      asked = []
    },
  }
}

async function practiceOf(send: Send, teamId: string): Promise<string> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const body = { type: 'practice', title: 'Passing', date: tomorrow, startTime: '10:00' }
  const made = await send({ method: 'POST', path: `/rest/v1/teams/${teamId}/events`, body })
  return wordIn(made, 'event', 'id')
}

test('each page loads a response once, also in a busy team', async ({
  browser,
  touchline: { address },
}) => {
  const { teamId, coach } = await aTeam(address)
  const player = await aPlayer(address, { teamId, coach })
  const send = sender(address, coach)
  const eventId = await practiceOf(send, teamId)
  const event = `/teams/${teamId}/events/${eventId}`
  const at = `/team/${teamId}/events/${eventId}`

  const { page: own, context } = await pageOf(browser, { address, session: player })
  const second = await context.newPage()
  const { page: elsewhere } = await pageOf(browser, { address, session: coach })
  const pages = [own, second, elsewhere].map((page) => ({
    page,
    untilIdle: watchIdle(page),
    ...watch(page),
  }))
  for (const { page } of pages) {
    await page.goto(at)
    await expect(page.getByRole('heading', { name: 'Passing' })).toBeVisible()
  }

  /** Events arrive in order: once everyone has loaded this comment, all earlier ones are done. */
  async function untilAllHeard(words: string): Promise<void> {
    await send({ method: 'POST', path: `/rest/v1${event}/comments`, body: { words } })
    for (const { page } of pages) await expect(page.getByText(words)).toBeVisible()
  }
  await untilAllHeard('The field is wet')

  await test.step('a tap on an answer', async () => {
    for (const { untilIdle, beginAnew } of pages) {
      await untilIdle()
      beginAnew()
    }
    const answered = own.waitForResponse((response) => response.request().method() === 'PUT')
    await answer(own, 'Going')
    expect((await answered).ok()).toBe(true)
    await expect(elsewhere.getByRole('main')).toContainText('1Going')
    await untilAllHeard('Bring boots')

    const read = `GET ${event}`
    const comments = `GET ${event}/comments`
    // Comments reload for their own event, and what a page loads late anyway isn't a reload.
    const [mine, other, coachs] = pages.map(({ asked, isKnown }) =>
      asked().filter(
        (path) => (isKnown(path) || path === read || path.startsWith('PUT ')) && path !== comments,
      ),
    )
    expect.soft(mine).toEqual([expect.stringMatching(/^PUT /), read])
    expect.soft(other).toEqual([read])
    expect.soft(coachs).toEqual([read])
  })

  await test.step('opens a team page while much happens', async () => {
    const { page } = await pageOf(browser, { address, session: coach })
    const { asked } = watch(page)
    await page.route('**/realtime/v1', async (route) => {
      await send({ method: 'POST', path: `/rest/v1${event}/comments`, body: { words: 'Or not' } })
      await route.continue()
    })
    const around = `GET /teams/${teamId}/events/around`
    const times = (path: string) => asked().filter((one) => one === path).length
    await page.goto(`/team/${teamId}`)
    await expect(page.getByRole('main')).toContainText('Passing')
    await expect.poll(() => times(around)).toBe(1)
    await answer(second, 'Maybe')
    await expect.poll(() => times(around)).toBe(2)
    const twice = asked().filter((path, index, all) => path !== around && all.indexOf(path) < index)
    expect(twice).toEqual([])
    expect(times(around)).toBe(2)
  })
})

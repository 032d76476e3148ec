import type { Page } from '@playwright/test'

import { test } from '../harness/demo-club.ts'
import { enter } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { untilSettled } from '../pictures/camera.ts'
import { wholeWorld } from '../pictures/worlds.ts'

/** What a list page is opened for begins this far from the top, at most. */
const highest = 200

/** Where the first row, card or figure of the page begins, or the choice of what is shown of a league. */
function topOf(page: Page): Promise<number | undefined> {
  return page.evaluate<number | undefined>(`(() => {
    const rows = [...document.querySelectorAll('main li, main tbody tr, main article, main section, main [role=radiogroup]')]
    const first = rows.find((row) => row.getClientRects().length > 0 &&
      row.closest('nav, [role=tablist], header, [role=dialog]') === null)
    return first?.getBoundingClientRect().top
  })()`)
}

test('on a phone each list begins near the top', async ({ browser, address }) => {
  test.setTimeout(240_000)
  const { sessions, teamId } = await wholeWorld(address)
  const home = `/team/${teamId}`
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 390, height: 844 },
  })
  await enter(context, sessions.coach)
  const page = await context.newPage()
  const late: Record<string, number | undefined> = {}
  for (const path of [
    '/teams',
    '/calendar',
    '/messages',
    '/notifications',
    home,
    `${home}/calendar`,
    `${home}/members`,
    `${home}/member-fields`,
    `${home}/join-requests`,
    `${home}/attendance`,
    `${home}/messages`,
    `${home}/leagues`,
    `${home}/collections`,
    `${home}/statistics`,
    `${home}/statistics?tab=players`,
  ]) {
    await page.goto(path)
    await untilSettled(page)
    const top = await topOf(page)
    if (top === undefined || top > highest) late[path] = top
  }
  expect(late).toEqual({})
})

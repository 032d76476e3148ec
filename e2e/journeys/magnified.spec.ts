import type { BrowserContext, Page } from '@playwright/test'

import { test } from '../harness/demo-club.ts'
import {
  hiddenFocus,
  magnifiedViewport,
  layoutProblems,
  spaceLetters,
} from '../harness/magnified.ts'
import { enter } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { untilSettled } from '../pictures/camera.ts'
import { screens } from '../pictures/screens.ts'
import { completeWorld } from '../pictures/worlds.ts'

test.describe.configure({ timeout: 600_000 })

/** Pages with bars at both ends, long forms, tables, and a full-page dialog. */
const walked = ['landing', 'login', 'teams', 'roll-over', 'team', 'calendar-month']
  .concat(['calendar-list', 'create-event', 'event', 'members', 'member', 'settings-edit'])
  .concat(['standings', 'statistics', 'create-collection', 'collection', 'attendance'])
  .concat(['messages', 'conversation', 'preferences', 'bills', 'club', 'pack'])

async function look(page: Page): Promise<readonly string[]> {
  const plain = await layoutProblems(page)
  const hidden = await hiddenFocus(page)
  await page.evaluate(spaceLetters)
  return [...plain, ...hidden.map((name) => `hidden: ${name}`), ...(await layoutProblems(page))]
}

test('at 400 % the focus stays visible, and wide letter spacing fits', async ({
  browser,
  address,
}) => {
  const world = await completeWorld(address)
  const contexts = new Map<string, BrowserContext>()
  const faults: Record<string, readonly string[]> = {}
  for (const { name, as: who = 'coach', path: pathIn } of screens) {
    const path = pathIn(world)
    if (!walked.includes(name) || path === undefined) continue
    const options = {
      baseURL: address,
      viewport: magnifiedViewport,
      reducedMotion: 'reduce',
    } as const
    const context = contexts.get(who) ?? (await browser.newContext(options))
    const session = world.sessions[who]
    if (!contexts.has(who) && session !== undefined) await enter(context, session)
    contexts.set(who, context)
    const page = await context.newPage()
    await page.goto(path)
    await untilSettled(page)
    const found = await look(page)
    if (found.length > 0) faults[name] = found
    await page.close()
  }
  for (const context of contexts.values()) await context.close()
  expect(faults).toEqual({})
})

import type { Browser, Page } from '@playwright/test'

import { findBarriers } from '../harness/barriers.ts'
import { test } from '../harness/demo-club.ts'
import { highestRow, topOfFirstRow } from '../harness/first-row.ts'
import { watchIdle } from '../harness/idle.ts'
import { enter } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { untilSettled } from '../pictures/camera.ts'
import { linksInto } from '../pictures/links.ts'
import { type Screen, screens } from '../pictures/screens.ts'
import { completeWorld, type World } from '../pictures/worlds.ts'

/** So high that the bottom bar covers almost nothing; as narrow as a phone with large text. */
const high = { phone: { width: 320, height: 2400 }, desktop: { width: 1280, height: 2400 } }
const phone = { width: 390, height: 844 }

/** Dialogs and menus on top of a page are covered by component tests. */
const plain = screens.filter(({ open }) => open === undefined)

/** Lists people open every day. */
const lists = ({ teamId }: World): readonly string[] => [
  '/teams',
  '/calendar',
  '/messages',
  '/notifications',
  ...[
    '',
    '/calendar',
    '/members',
    '/member-fields',
    '/join-requests',
    '/attendance',
    '/messages',
    '/leagues',
    '/collections',
    '/statistics',
    '/statistics?tab=players',
  ].map((path) => `/team/${teamId}${path}`),
]

test('every screen of the demo club fits its window and is accessible, and lists start near the top', async ({
  browser,
  address,
}) => {
  test.setTimeout(600_000)
  const world = await completeWorld(address)
  const whole = { ...world, links: await linksInto(address, world) }
  const window = isDesktop() ? high.desktop : high.phone
  const wrong: Record<string, unknown> = {}
  const waiting = [...plain]
  /** While a page waits for responses, axe checks another one. */
  const look = async (): Promise<void> => {
    const visit = visitOf({ browser, address, world: whole, viewport: window })
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const page = await visit(screen)
      const faults = page === undefined ? [] : await faultsOf(page, window.width)
      if (faults.length > 0) wrong[screen.name] = faults
    }
  }
  await Promise.all([look(), look()])

  if (!isDesktop())
    Object.assign(wrong, await lateLists({ browser, address, world: whole, viewport: phone }))
  expect(wrong).toEqual({})
})

const isDesktop = (): boolean => test.info().project.name.startsWith('desktop')

/** Lists whose first row is too far down on a phone. */
async function lateLists(visiting: Visiting): Promise<Record<string, unknown>> {
  const visit = visitOf(visiting)
  const late: Record<string, unknown> = {}
  for (const path of lists(visiting.world)) {
    const page = await visit({ name: path, path: () => path })
    const top = page && (await topOfFirstRow(page))
    if (top === undefined || top > highestRow) late[path] = `the first row begins at ${top}`
  }
  return late
}

interface Visiting {
  readonly browser: Browser
  readonly address: string
  readonly world: World
  readonly viewport: { readonly width: number; readonly height: number }
}

/** Shows one screen after another, each to its kind of reader; undefined if the world lacks it. */
function visitOf({ browser, address, world, viewport }: Visiting) {
  const windows = new Map<string, Opened>()
  return async (screen: Screen) => {
    const { as: who = 'coach', path: pathIn, remembers } = screen
    const path = pathIn(world)
    if (path === undefined) return undefined
    const known = windows.get(who)
    const { page, untilIdle } = known ?? (await windowOf(who))
    windows.set(who, { page, untilIdle })
    // Storage is only accessible on a page of the site.
    if (known === undefined) await page.goto(path)
    const remembered = JSON.stringify(remembers?.(world) ?? {})
    if (remembers !== undefined) await page.evaluate(`Object.assign(localStorage, ${remembered})`)
    if (known !== undefined) await follow(page, path)
    else if (remembers !== undefined) await page.reload()
    await untilIdle()
    await settle(page, { screen, world })
    return page
  }

  async function windowOf(who: string): Promise<Opened> {
    const context = await browser.newContext({ baseURL: address, viewport })
    const session = world.sessions[who]
    if (session !== undefined) await enter(context, session)
    const page = await context.newPage()
    return { page, untilIdle: watchIdle(page) }
  }
}

async function settle(page: Page, { screen, world }: { screen: Screen; world: World }) {
  await untilSettled(page)
  await screen.prepare?.(page, world)
}

interface Opened {
  readonly page: Page
  readonly untilIdle: () => Promise<void>
}

/** Navigates like a link, but immediately and without reloading. */
async function follow(page: Page, path: string): Promise<void> {
  const at = JSON.stringify(path)
  await page.evaluate(`__reactRouterDataRouter.navigate(${at}, { flushSync: true })`)
}

/** The problems of the screen as it is now. */
async function faultsOf(page: Page, widest: number): Promise<readonly string[]> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  const isWide = width > widest
  return [...(await findBarriers(page)), ...(isWide ? [`${width} pixels wide`] : [])]
}

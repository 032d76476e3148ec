import type { Page } from '@playwright/test'

import { findBarriers } from '../harness/barriers.ts'
import { test } from '../harness/demo-club.ts'
import { enter } from '../harness/signed-in.ts'
import { expect } from '../harness/test.ts'
import { untilSettled } from '../pictures/camera.ts'
import { linksInto } from '../pictures/links.ts'
import { type Screen, screens } from '../pictures/screens.ts'
import { wholeWorld } from '../pictures/worlds.ts'

/** As narrow as a phone with large letters, and so high that the bar at the edge covers next to nothing. */
const viewport = { width: 320, height: 2400 }

/** What is wrong with the screen as it is now. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  const isWide = width > viewport.width
  return [...(await findBarriers(page)), ...(isWide ? [`${width} pixels wide`] : [])]
}

/** What is open on top of a page is proven by the tests of its component. */
const plain = screens.filter(({ open }) => open === undefined)

test('every screen of the demo club fits a narrow phone, and axe finds nothing', async ({
  browser,
  address,
}) => {
  test.setTimeout(600_000)
  const world = await wholeWorld(address)
  const whole = { ...world, links: await linksInto(address, world) }
  const faults: Record<string, readonly string[]> = {}
  const lookAs = async (shown: readonly Screen[]): Promise<void> => {
    const pages = new Map<string, Page>()
    for (const { name, as: who = 'coach', path: pathIn, remembers } of shown) {
      const path = pathIn(whole)
      if (path === undefined) continue
      const page = pages.get(who) ?? (await pageOf(who))
      pages.set(who, page)
      const remembered = JSON.stringify(remembers?.(whole) ?? {})
      if (remembers !== undefined) await page.evaluate(`Object.assign(localStorage, ${remembered})`)
      await page.goto(path)
      await untilSettled(page)
      const found = await faultsOf(page)
      if (found.length > 0) faults[name] = found
    }
  }
  const pageOf = async (who: string) => {
    const context = await browser.newContext({ baseURL: address, viewport })
    const session = whole.sessions[who]
    if (session !== undefined) await enter(context, session)
    return context.newPage()
  }
  // While a page waits for its answers, axe looks at another one.
  const ofCoach = plain.filter(({ as: who }) => who === undefined)
  const ofOthers = plain.filter(({ as: who }) => who !== undefined)
  await Promise.all([lookAs(ofCoach), lookAs(ofOthers)])
  expect(faults).toEqual({})
})

import type { Page } from '@playwright/test'

import { axeOn } from './axe.ts'
import { waitUntilDrawn } from './drawn.ts'

/** The page's violations of WCAG 2.2 A and AA, as rules with their elements. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // Elements that are fading out lack contrast but disappear.
  await page.evaluate(waitUntilDrawn)
  const axe = axeOn(page).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  // An open menu is at the end of the body, outside the landmarks: it has the focus and its own
  // role. Once it is closed, the rule applies again.
  const isMenuOpen = (await page.locator('[role=menu], [role=listbox]').count()) > 0
  const { violations } = await (isMenuOpen ? axe.disableRules('region') : axe).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '))
    const wrong = id === 'target-size' ? await reallySmall(page, targets) : targets
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(' | ')}`)
  }
  return found
}

/** An element partly covered by the bottom bar has its full size after scrolling. */
async function reallySmall(page: Page, found: readonly string[]): Promise<readonly string[]> {
  const small: string[] = []
  const before = await page.evaluate<number>('scrollY')
  for (const target of await placesOf(page, found)) {
    const control = `document.querySelector(${JSON.stringify(target)})`
    await page.evaluate(`${control}?.scrollIntoView({ block: 'center' })`)
    const axe = axeOn(page).include(target).withRules('target-size')
    const { violations } = await axe.analyze()
    if (violations.length > 0) small.push(target)
  }
  await page.evaluate(`scrollTo({ top: ${before}, behavior: 'instant' })`)
  return small
}

/** Selectors that match none or several are looked up again, because the page was still loading. */
async function placesOf(page: Page, found: readonly string[]): Promise<readonly string[]> {
  let places = found
  for (let looks = 1; looks < 4; looks += 1) {
    const counts = await Promise.all(places.map((place) => page.locator(place).count()))
    if (counts.every((count) => count === 1)) break
    const { violations } = await axeOn(page).withRules('target-size').analyze()
    places = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  }
  return places
}

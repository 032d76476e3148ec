import type { Page } from '@playwright/test'

import { axeOn } from './axe.ts'
import { drawn } from './drawn.ts'

/** What a machine finds against WCAG 2.2 A and AA on the page as it is now: a rule and its places each. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  // What fades out has no contrast, and is gone when it has faded.
  await page.evaluate(drawn)
  const axe = axeOn(page).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  // A menu that is open is at the end of the body, outside the landmarks: focus is in it, and its
  // own role says what it is. Once it is closed the rule holds for the page again.
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

/** What the bar at the lower edge covers in part is as large as it is once someone scrolls to it. */
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

/** A selector that leads to none or to several by now is looked up again: the page was still arriving. */
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

import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

import { listenTo } from './console.ts'
import { drawn } from './drawn.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openTouchline, type Touchline } from './touchline.ts'

interface OfWorker {
  readonly postOffice: PostOffice
  readonly touchline: Touchline
}

/** Each worker has a Touchline and a post office of its own; every page's console must stay silent. */
export const test = base.extend<{ readonly silence: void }, OfWorker>({
  postOffice: [
    async ({}, use) => {
      const postOffice = await openPostOffice()
      await use(postOffice)
      await postOffice.close()
    },
    { scope: 'worker' },
  ],
  touchline: [
    async ({ postOffice }, use) => {
      const touchline = await openTouchline({
        SMTP_URL: postOffice.smtpUrl,
        AUTH_RATE_LIMITS: 'off',
      })
      await use(touchline)
      expect(touchline.output(), 'the server met nothing unexpected').not.toContain('unexpectedly')
      await touchline.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ touchline }, use) => use(touchline.address),
  silence: [
    async ({ context }, use) => {
      const problems: string[] = []
      listenTo(context, problems)
      await use()
      expect(problems, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What a machine can find against WCAG 2.2 A and AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades out has no contrast, and is gone when it has faded.
  await page.evaluate(drawn)
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  // A menu that is open stands at the end of the body, outside the landmarks: focus is in it, and its
  // own role says what it is. Once it is closed the rule holds for the page again.
  const isMenuOpen = (await page.locator('[role=menu], [role=listbox]').count()) > 0
  const { violations } = await (isMenuOpen ? axe.disableRules('region') : axe).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '))
    const wrong = id === 'target-size' ? await reallySmall(page, targets) : targets
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(' | ')}`)
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** What the bar at the lower edge covers in part is as large as it is once somebody scrolls to it. */
async function reallySmall(page: Page, found: readonly string[]): Promise<readonly string[]> {
  const small: string[] = []
  for (const target of await placesOf(page, found)) {
    const control = `document.querySelector(${JSON.stringify(target)})`
    await page.evaluate(`${control}?.scrollIntoView({ block: 'center' })`)
    const axe = new AxeBuilder({ page }).include(target).withRules('target-size')
    const { violations } = await axe.analyze()
    if (violations.length > 0) small.push(target)
  }
  return small
}

/** A selector that leads to none or to several by now is looked up anew: the page was still arriving. */
async function placesOf(page: Page, found: readonly string[]): Promise<readonly string[]> {
  let places = found
  for (let looks = 1; looks < 4; looks += 1) {
    const counts = await Promise.all(places.map((place) => page.locator(place).count()))
    if (counts.every((count) => count === 1)) break
    const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze()
    places = violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  }
  return places
}

/** Nothing sticks out to the side, down to 320 CSS pixels. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide, `width of ${page.url()} at 320`).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

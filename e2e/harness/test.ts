import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

import { listenTo } from './console.ts'
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
  const violations = await violationsOn(page, isMenuOpen ? axe.disableRules('region') : axe)
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '))
    const wrong = id === 'target-size' ? await reallySmall(page, targets) : targets
    if (wrong.length > 0) found.push(`${id}: ${wrong.join(' | ')}`)
  }
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Looks again where what was found cannot be told apart any more: the page was still arriving. */
async function violationsOn(page: Page, axe: AxeBuilder) {
  let { violations } = await axe.analyze()
  for (let tries = 1; tries < 4; tries += 1) {
    const small = violations.find(({ id }) => id === 'target-size')?.nodes ?? []
    const places = small.map(({ target }) => page.locator(target.join(' ')).count())
    if ((await Promise.all(places)).every((count) => count === 1)) break
    violations = (await axe.analyze()).violations
  }
  return violations
}

/**
 * What the bar at the lower edge covers in part is as large as it is once somebody scrolls to it, and the
 * page has come to rest; what was leaving when it was found is gone by then.
 */
async function reallySmall(page: Page, targets: readonly string[]): Promise<readonly string[]> {
  const small: string[] = []
  for (const target of targets) {
    const isSmall = async (): Promise<boolean> => {
      if ((await page.locator(target).count()) === 0) return false
      const control = `document.querySelector(${JSON.stringify(target)})`
      await page.evaluate(`${control}?.scrollIntoView({ block: 'center' })`)
      const axe = new AxeBuilder({ page }).include(target).withRules('target-size')
      return (await axe.analyze()).violations.length > 0
    }
    const isLarge = expect.poll(isSmall, { timeout: 5000 }).toBe(false)
    if (
      !(await isLarge.then(
        () => true,
        () => false,
      ))
    )
      small.push(target)
  }
  return small
}

/** Nothing sticks out to the side, down to 320 CSS pixels. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide, `width of ${page.url()} at 320`).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

import { expect, test as base, type Page } from '@playwright/test'

import { findBarriers } from './barriers.ts'
import { listenTo } from './console.ts'
import { drawn } from './drawn.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { openTouchline, type Touchline } from './touchline.ts'

interface OfWorker {
  readonly postOffice: PostOffice
  readonly touchline: Touchline
}

/** Each worker has a Touchline and a post office of its own; every page's console must stay silent. */
export const test = base.extend<{ readonly silence: void; readonly tidy: void }, OfWorker>({
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
  /** Browsers that a journey gave to others do not live on beside those that come after it. */
  tidy: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
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
  expect(await findBarriers(page), `axe on ${page.url()}`).toEqual([])
}

/** Nothing sticks out to the side, down to 320 CSS pixels, once what floats has found its place. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(drawn)
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide, `width of ${page.url()} at 320`).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}

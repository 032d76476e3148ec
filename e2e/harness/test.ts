import { expect, test as base, type Page } from '@playwright/test'

import type { OpenidProvider } from '../../server/src/auth/fixtures/provider.ts'
import { findBarriers } from './barriers.ts'
import { listenTo } from './console.ts'
import { waitUntilDrawn } from './drawn.ts'
import { type Installations, openInstallations } from './installations.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import type { Settings, Touchline } from './touchline.ts'

interface OfWorker {
  readonly postOffice: PostOffice
  readonly installations: Installations
  /** The provider of the Google button. */
  readonly google: OpenidProvider
}

interface OfTest {
  /** A journey's settings; journeys with the same settings share a Touchline. */
  readonly settings: Settings
  readonly touchline: Touchline
  readonly silence: void
  readonly tidy: void
}

/** Each worker has its own Touchlines and SMTP server; no page may log to the console. */
export const test = base.extend<OfTest, OfWorker>({
  postOffice: [
    async ({}, use) => {
      const postOffice = await openPostOffice()
      await use(postOffice)
      await postOffice.close()
    },
    { scope: 'worker' },
  ],
  installations: [
    async ({}, use) => {
      const installations = openInstallations()
      await use(installations)
      await installations.close()
    },
    { scope: 'worker' },
  ],
  google: [
    async ({}, use) => {
      const { openGoogle } = await import('./openid.ts')
      const google = await openGoogle()
      await use(google)
      await google.close()
    },
    { scope: 'worker' },
  ],
  settings: async ({ postOffice }, use) =>
    use({ SMTP_URL: postOffice.smtpUrl, AUTH_RATE_LIMITS: 'off' }),
  touchline: [
    async ({ installations, settings }, use) => use(await installations.with(settings)),
    { timeout: 90_000 },
  ],
  baseURL: async ({ touchline }, use) => use(touchline.address),
  /** Closes browsers that a journey opened for other people. */
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

/** For tests that run only in `npm run test:all`, because other tests cover the same rules. */
export const inFull = { tag: '@in-full' } as const

/**
 * Daily runs check each screen once (journeys/every-screen.spec.ts) and each form and dialog in its
 * component test; full runs also check during journeys.
 */
const isLooking = process.env['TOUCHLINE_JOURNEYS'] !== 'daily'

/** Expects no violations of WCAG 2.2 A and AA on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!isLooking) return
  expect(await findBarriers(page), `axe on ${page.url()}`).toEqual([])
}

/** Expects no horizontal overflow, down to 320 CSS pixels on a phone, once movements have ended. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  if (!isLooking) return
  const size = page.viewportSize() ?? narrow
  const { width } = test.info().project.name === 'desktop' ? size : narrow
  if (width !== size.width) await page.setViewportSize(narrow)
  await page.evaluate(waitUntilDrawn)
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide, `width of ${page.url()} at ${width}`).toBeLessThanOrEqual(width)
  if (width !== size.width) await page.setViewportSize(size)
}

const narrow = { width: 320, height: 640 }

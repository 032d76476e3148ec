import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { findBarriers } from '../harness/barriers.ts'
import { drawn } from '../harness/drawn.ts'

export type Theme = 'light' | 'dark'

export interface View {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly theme: Theme
}

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const
const [phone, , desktop] = sizes

export const allViews: readonly View[] = (['light', 'dark'] as const).flatMap((theme) =>
  sizes.map((size) => viewOf(size, theme)),
)
/** What shows most of a state: small and light, large and dark. */
export const twoViews: readonly View[] = [viewOf(phone, 'light'), viewOf(desktop, 'dark')]

function viewOf(size: { width: number; height: number }, theme: Theme): View {
  return { ...size, theme, name: `${size.width}-${theme}` }
}

/** Longer pages are cut: what is below looks like what is above. */
const longest = 2400

/** The page has begun, nothing is being loaded or breathes in its place, and the fonts are here. */
const settled = `document.querySelector('h1') !== null &&
  document.querySelector('#starting, [aria-busy=true], [class*=breathing], [class*=working_]') === null &&
  document.fonts.status === 'loaded'`

/** What is still on its way after so long is shown as it is then. */
export async function untilSettled(page: Page, patienceMs = 30_000): Promise<void> {
  // A navigation under way has no page to ask.
  const isSettled = () => page.evaluate<boolean>(settled).catch(() => false)
  await expect
    .poll(isSettled, { timeout: patienceMs, intervals: [50] })
    .toBe(true)
    .catch(() => undefined)
  await page.evaluate(drawn)
}

interface Film {
  readonly folder: string
  readonly name: string
  readonly views: readonly View[]
  /** Opens what is on top of the page; it closes when the window changes. */
  readonly open?: ((page: Page) => Promise<void>) | undefined
}

export interface Picture extends View {
  /** Below the folder. */
  readonly file: string
  /** What axe finds on the page that is photographed. */
  readonly barriers: readonly string[]
}

/** Pictures further down come when somebody scrolls to them: here all of them are in sight. */
const pictured = `Promise.allSettled([...document.images].map((image) => {
  image.loading = 'eager'
  return image.checkVisibility() ? image.decode() : undefined
}))`

/** The page as it is, in each view. */
export async function photograph(
  page: Page,
  { folder, name, views, open }: Film,
): Promise<Picture[]> {
  const taken: Picture[] = []
  for (const view of views) {
    const { width, height, theme } = view
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.evaluate(pictured)
    if (open !== undefined) {
      await page.keyboard.press('Escape')
      await open(page)
    }
    const barriers = await findBarriers(page)
    const whole = await page.evaluate<number>('document.documentElement.scrollHeight')
    const seen = Math.min(Math.max(whole, height), longest)
    // As high as the page: the bar at the lower edge would lie across its middle. What is on top stays where it is.
    if (open === undefined) await page.setViewportSize({ width, height: seen })
    await page.evaluate(drawn)
    const file = join(view.name, `${name}.jpeg`)
    mkdirSync(join(folder, view.name), { recursive: true })
    // A machine that is busy takes its time; without this one late picture ends a run over all screens.
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 82,
      timeout: 120_000,
      // A browser that makes room for the whole page first shrinks it: what asks how wide it is answers late.
      fullPage: open !== undefined,
      clip: { x: 0, y: 0, width, height: seen },
    })
    taken.push({ ...view, file, barriers })
  }
  return taken
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { findBarriers } from '../harness/barriers.ts'
import { waitUntilDrawn } from '../harness/drawn.ts'

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
/** The two views that show most: small and light, large and dark. */
export const twoViews: readonly View[] = [viewOf(phone, 'light'), viewOf(desktop, 'dark')]

function viewOf(size: { width: number; height: number }, theme: Theme): View {
  return { ...size, theme, name: `${size.width}-${theme}` }
}

/** Longer pages are cut: the rest looks like the top. */
const longest = 2400

/** The page has rendered, nothing is loading, and the fonts are loaded. */
const settled = `document.querySelector('h1') !== null &&
  document.querySelector('#starting, [aria-busy=true], [class*=breathing], [class*=working_]') === null &&
  document.fonts.status === 'loaded'`

/** After this time the page is shown as it is. */
export async function untilSettled(page: Page, patienceMs = 30_000): Promise<void> {
  // During a navigation there is no page to query.
  const isSettled = () => page.evaluate<boolean>(settled).catch(() => false)
  await expect
    .poll(isSettled, { timeout: patienceMs, intervals: [50] })
    .toBe(true)
    .catch(() => undefined)
  await page.evaluate(waitUntilDrawn)
}

interface Film {
  readonly folder: string
  readonly name: string
  readonly views: readonly View[]
  /** Opens a dialog or menu, which closes when the window is resized. */
  readonly open?: ((page: Page) => Promise<void>) | undefined
}

export interface Picture extends View {
  /** Relative to the folder. */
  readonly file: string
  /** Violations on the photographed page. */
  readonly barriers: readonly string[]
}

/** Lazy images load on scrolling: this makes all visible. */
const pictured = `Promise.allSettled([...document.images].map((image) => {
  image.loading = 'eager'
  return image.checkVisibility() ? image.decode() : undefined
}))`

/** Photographs the page in each view. */
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
    // As high as the page, because the bottom bar would cover its middle. Dialogs keep their size.
    if (open === undefined) await page.setViewportSize({ width, height: seen })
    await page.evaluate(waitUntilDrawn)
    const file = join(view.name, `${name}.jpeg`)
    mkdirSync(join(folder, view.name), { recursive: true })
    // On a busy machine one late screenshot would otherwise end the whole run.
    await page.screenshot({
      path: join(folder, file),
      type: 'jpeg',
      quality: 82,
      timeout: 120_000,
      // To capture the whole page the browser first shrinks it, which would trigger responsive
      // changes.
      fullPage: open !== undefined,
      clip: { x: 0, y: 0, width, height: seen },
    })
    taken.push({ ...view, file, barriers })
  }
  return taken
}

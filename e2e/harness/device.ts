import { expect, type Page } from '@playwright/test'

/** Waits until the device has stored some text under such a key. */
export async function untilWritten(
  page: Page,
  key: string | RegExp,
  words: RegExp = /^/,
): Promise<void> {
  const isMeant = (one: string) => (typeof key === 'string' ? one.includes(key) : key.test(one))
  await expect
    .poll(async () => {
      const things = await keptThings(page)
      return things.some((thing) => isMeant(thing.key) && words.test(thing.value))
    })
    .toBe(true)
}

/** Waits until the service worker has cached the site and serves its pages. */
export async function untilKept(page: Page): Promise<void> {
  const isInCharge = 'navigator.serviceWorker.controller !== null'
  await expect.poll(() => page.evaluate<boolean>(isInCharge), { timeout: 60_000 }).toBe(true)
}

/**
 * Waits until no update check of the service worker is running. Checks are queued: when our second
 * one returns, the page's own and its follow-up are done.
 */
export async function untilLooked(page: Page): Promise<void> {
  const look =
    'navigator.serviceWorker.register("/sw.js").then((kept) => kept.update()).catch(() => null)'
  await page.evaluate(look)
  await page.evaluate(look)
}

interface Kept {
  readonly key: string
  readonly value: string
}

/** The device's storage as text. */
export function keptThings(page: Page): Promise<readonly Kept[]> {
  return page.evaluate<readonly Kept[]>(`new Promise((resolve) => {
    const opening = indexedDB.open('touchline')
    opening.onsuccess = () => {
      const kept = []
      const walking = opening.result.transaction('kept').objectStore('kept').openCursor()
      walking.onsuccess = () => {
        const { result } = walking
        if (!result) return resolve(kept)
        kept.push({ key: String(result.key), value: JSON.stringify(result.value) })
        result.continue()
      }
    }
  })`)
}

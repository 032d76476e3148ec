import { expect, type Page } from '@playwright/test'

/** Waits until the device keeps something under such a key, and such words in it. */
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

/** The device has the whole site, and is asked for its pages from now on. */
export async function untilKept(page: Page): Promise<void> {
  const isInCharge = 'navigator.serviceWorker.controller !== null'
  await expect.poll(() => page.evaluate<boolean>(isInCharge), { timeout: 60_000 }).toBe(true)
}

/**
 * The browser looks for no version of the worker just now. Looks are in one line: when ours comes back a
 * second time, the one the page began is done, and the one that may have followed it.
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

/** What the device keeps, as text. */
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

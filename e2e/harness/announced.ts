import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/**
 * Records what a screen reader announces on its own: changes in existing live regions, and alerts.
 * A status inserted with its text isn't recorded, since many readers ignore it.
 */
const listening = `(() => {
  const tells = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  const known = new WeakSet()
  globalThis.announced = []
  const note = (place) => {
    const words = place?.textContent?.trim()
    if (words) globalThis.announced.push(words)
  }
  new MutationObserver((changes) => {
    const places = new Set()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const place = element?.closest(tells)
      if (place && known.has(place)) places.add(place)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
            if (alert.matches('[role=alert]')) places.add(alert)
    }
    for (const place of places) note(place)
    for (const place of document.querySelectorAll(tells)) known.add(place)
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()`

/** Call before opening the page. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listening)
}

/** Waits for an announcement and forgets all earlier ones. */
export async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  const said = () => page.evaluate<readonly string[]>('globalThis.announced')
  const holds = (line: string) =>
    typeof words === 'string' ? line.includes(words) : words.test(line)
  await expect
    .poll(async () => (await said()).some(holds), `announced: ${String(words)}`)
    .toBe(true)
  await page.evaluate('globalThis.announced.length = 0')
}

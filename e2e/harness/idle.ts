import type { Page, Request } from '@playwright/test'

import { waitUntilDrawn } from './drawn.ts'

/** The event stream never ends. */
const endless = '/realtime/v1'

/** Returns a function that waits until the page's requests are done and painted. */
export function watchIdle(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let settle = (): void => undefined
  const close = (request: Request): void => {
    open.delete(request)
    if (open.size === 0) settle()
  }
  page.on('request', (request) => {
    if (!request.url().includes(endless)) open.add(request)
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return async () => {
    await page.evaluate(waitUntilDrawn)
    while (open.size > 0) {
      await new Promise<void>((resolve) => {
        settle = resolve
      })
      // A response may trigger another request.
      await page.evaluate(waitUntilDrawn)
    }
  }
}

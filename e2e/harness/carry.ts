import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** Drags with one finger: presses, waits, moves. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 3000 })
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const phone = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof start) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', start)
  // The dragged shirt appears once the press was long enough.
  await expect(page.locator('.fixed[aria-hidden]', { hasText: 'Cleo' })).toBeVisible()
  await touch('touchMove', { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })
  await touch('touchMove', end)
  await touch('touchEnd')
  await phone.detach()
  if (size) await page.setViewportSize(size)
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

import type { Locator, Page } from '@playwright/test'

import { waitUntilDrawn } from './drawn.ts'
import { expect } from './test.ts'

/** More than any page needs. */
const maxTabs = 150

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let tab = 0; tab < maxTabs; tab += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

/** Checks that the focus stays in an open dialog, forwards and backwards. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let tab = 0; tab < 12; tab += 1) {
      await page.keyboard.press(key)
      await expect(page.locator('body > :not([data-base-ui-portal]) :focus')).toHaveCount(0)
    }
  await expect(dialog.locator(':focus')).toHaveCount(1)
}

/** The contrast of a focus ring (WCAG), for rings inside their element. */
const ringContrast = `((place) => {
  const { outlineColor, backgroundColor } = getComputedStyle(place)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const light = (paint) => {
    canvas.fillStyle = paint
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part / 255 <= 0.04045 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark, bright] = [light(outlineColor), light(backgroundColor)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
})`

/** Checks that the focused option shows its ring. */
export async function expectRingSeen(page: Page): Promise<void> {
  await page.evaluate(waitUntilDrawn)
  const place = `document.activeElement.closest('label')`
  expect(await page.evaluate<string>(`getComputedStyle(${place}).outlineStyle`)).toBe('solid')
  expect(await page.evaluate<number>(`${ringContrast}(${place})`)).toBeGreaterThan(3)
}

import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** More than any page here has to offer. */
const mostTabs = 150

/** Tab by tab until it has the focus: the way of somebody without a pointer. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let tab = 0; tab < mostTabs; tab += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, target: Locator, words: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(words)
}

/** Forwards and backwards: the focus stays in what is open on top of the page. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  for (const key of ['Tab', 'Shift+Tab'])
    for (let tab = 0; tab < 12; tab += 1) {
      await page.keyboard.press(key)
      await expect(page.locator('body > :not([data-base-ui-portal]) :focus')).toHaveCount(0)
    }
  await expect(dialog.locator(':focus')).toHaveCount(1)
}

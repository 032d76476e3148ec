import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

/** Counts taps and typed fields. */
export function countTaps() {
  let count = 0
  return {
    on: async (target: Locator) => {
      count += 1
      await target.click()
    },
    type: async (target: Locator, words: string) => {
      count += 1
      await target.fill(words)
    },
    /** Taps a link or button in an email. */
    inLetter: async (page: Page, address: string) => {
      count += 1
      await page.goto(address)
    },
    expectAtMost: (job: string, maxTaps: number) => {
      console.info(`${job}: ${count} taps`)
      expect(count, job).toBeLessThanOrEqual(maxTaps)
    },
  }
}

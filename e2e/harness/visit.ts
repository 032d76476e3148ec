import type { Page } from '@playwright/test'

import { expectHeading, inLanguage, testedLanguages } from './languages.ts'
import { come } from './screens.ts'
import { test } from './signed-in.ts'
import { expect } from './test.ts'
import type { Send } from './wire.ts'
import type { Words } from './words.ts'

/** The path of a page, and its heading. */
export type Titled = readonly [path: string, title: (words: Words) => string | RegExp]

interface Visit {
  readonly page: Page
  readonly send: Send
  /** Checks each page's heading, and that nothing is loading. */
  readonly look: (list: readonly Titled[]) => Promise<void>
  /** Opens any screen in the visit's language. */
  readonly see: (title: string, open: (words: Words) => Promise<void>) => Promise<void>
}

/** About ten screens for someone new, in each language. */
export function visit(title: string, follow: (visit: Visit) => Promise<void>) {
  for (const language of testedLanguages)
    test(`${title}, in ${language}`, async ({ page, context, touchline }) => {
      const { send, speak } = await come(context, touchline.address)
      const see: Visit['see'] = (screen, open) =>
        test.step(screen, () => inLanguage(page, language, { speak, open }))
      await follow({ page, send, see, look: lookWith(page, see) })
    })
}

function lookWith(page: Page, see: Visit['see']): Visit['look'] {
  return async (list) => {
    for (const [path, title] of list)
      await see(path, async (words) => {
        await page.goto(path)
        await expectHeading(page, title(words))
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      })
  }
}

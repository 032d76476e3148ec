import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The same axe as the builder's, half as long: it goes to the browser each time a page is asked about. */
const short = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
const axeSource = `if (window.axe === undefined) { ${readFileSync(short, 'utf8')} }`

/**
 * Asks within the page itself and writes out only what is wrong. The builder's own way, for frames of
 * other sites, opens a page more for each question, and we have no such frames.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

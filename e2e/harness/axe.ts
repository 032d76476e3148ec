import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The same axe version minified: it is sent to the browser for every check. */
const short = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)
const axeSource = `if (window.axe === undefined) { ${readFileSync(short, 'utf8')} }`

/**
 * Runs axe in the page and returns only violations. The builder opens an extra page for frames of
 * other sites, which we don't have.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

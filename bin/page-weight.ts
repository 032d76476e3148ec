/**
 * Prints what a first visit to each page downloads from the build; exits with 1 if one is over
 * budget.
 */
import { join } from 'node:path'

import { root } from './steps.ts'
import { measurePageWeights } from './weight-of-pages.ts'

/** Fewer mean that the build was misread and nothing was checked. */
const fewestPages = 40

const pages = measurePageWeights(join(root, 'web/build'))
console.info('| page | requests | budget | kB brotli | budget | ways | budget |')
console.info('|---|--:|--:|--:|--:|--:|--:|')
for (const { path, requests, bytes, chain, budget } of pages) {
  const figures = [requests, budget.requests, kB(bytes), kB(budget.bytes), chain, budget.chain]
  console.info(`| ${[path, ...figures].join(' | ')} |`)
}

const over = pages.filter(
  ({ requests, bytes, chain, budget }) =>
    requests > budget.requests || bytes > budget.bytes || chain > budget.chain,
)
for (const { path } of over) console.error(`a first visit to ${path} costs more than its budget`)
if (pages.length <= fewestPages) console.error(`only ${pages.length} pages found in the build`)
process.exitCode = over.length === 0 && pages.length > fewestPages ? 0 : 1

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

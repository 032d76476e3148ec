/** The script each page loads before it can be used, as a table; ends with 1 when one is over its budget. */
import { join } from 'node:path'

import { scriptOfPages } from './script-of-pages.ts'
import { root } from './steps.ts'

/** Fewer mean that the build was not understood, and then nothing was checked. */
const fewestPages = 40

const pages = scriptOfPages(join(root, 'web/build/client'))
console.info('| page | script, kB brotli | budget | ratio |\n|---|--:|--:|--:|')
for (const { path, bytes, budget } of pages)
  console.info(
    `| ${path} | ${(bytes / 1000).toFixed(1)} | ${budget / 1000} | ${(bytes / budget).toFixed(2)} |`,
  )

const over = pages.filter(({ bytes, budget }) => bytes > budget)
for (const { path } of over) console.error(`${path} loads more script than its budget`)
if (pages.length <= fewestPages) console.error(`only ${pages.length} pages found in the build`)
process.exitCode = over.length === 0 && pages.length > fewestPages ? 0 : 1

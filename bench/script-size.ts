import { join } from 'node:path'

import { scriptOfPages } from '../e2e/harness/script-size.ts'
import { root } from './processes.ts'

/** Script each page loads before it can be used, as the server sends it. */
export function scriptSizes(): string {
  const rows = scriptOfPages(join(root, 'web/build/client')).map(
    ({ path, bytes, budget }) =>
      `| ${path} | ${(bytes / 1000).toFixed(1)} | ${budget / 1000} | ${(bytes / budget).toFixed(2)} |`,
  )
  return ['| page | script, kB brotli | budget | ratio |', '|---|--:|--:|--:|', ...rows].join('\n')
}

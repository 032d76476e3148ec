/** Writes the row types of the tables; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'

import { rowTypes, rowTypesFile } from '../server/src/platform/testing/row-types.ts'

const fresh = await rowTypes()
if (!process.argv.includes('--check')) {
  writeFileSync(rowTypesFile, fresh)
} else if (readFileSync(rowTypesFile, 'utf8') !== fresh) {
  console.error(
    'The migrations make other tables than these types say. Run: node bin/generate-schema.ts',
  )
  process.exitCode = 1
}

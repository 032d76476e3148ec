import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { serverFolder } from './folders.ts'

/** The version from package.json. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(serverFolder, '../package.json'), 'utf8')))

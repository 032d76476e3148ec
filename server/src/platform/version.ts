import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { serverFolder } from './folders.ts'

/** The version of Touchline that runs, as its package says. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(serverFolder, '../package.json'), 'utf8')))

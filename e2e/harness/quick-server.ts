/**
 * The server as `main.ts serve` runs it with an existing database, except for cheap password
 * hashes: real ones take a quarter of a second of a core.
 */
import { mkdirSync } from 'node:fs'

import { readConfig } from '../../server/src/platform/config.ts'
import { connectionTo } from '../../server/src/platform/database/hosts.ts'
import { readPages } from '../../server/src/platform/http/pages.ts'
import { openLog } from '../../server/src/platform/log.ts'
import { quickHashing } from '../../server/src/platform/testing/quick-hashing.ts'
import { startService } from '../../server/src/service.ts'

const config = readConfig(process.env, process.cwd())
mkdirSync(config.dataDir, { recursive: true })
process.umask(0o077)
const service = await startService({
  config,
  connection: config.databaseUrl === undefined ? {} : connectionTo(config.databaseUrl),
  pages: readPages(),
  log: openLog(config.logLevel),
  hashing: quickHashing,
})
process.once('SIGTERM', () => void service.stop().then(() => process.exit(0)))

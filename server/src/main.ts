import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ConfigError, readConfig, type Config } from './platform/config.ts'
import type { Connection } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { readPages } from './platform/http/pages.ts'
import { openLog } from './platform/log.ts'
import { startService, type Service } from './service.ts'

/** The database of this start, and how to let go of it. */
interface Served {
  readonly connection: Connection
  readonly where: string
  stop(): Promise<void>
}

const { positionals } = parseArgs({ allowPositionals: true })
const [command = 'serve'] = positionals

try {
  const config = readConfig(process.env, process.cwd())
  if (command === 'serve') await serve(config)
  else if (command === 'migrate') await migrateOnly(config)
  else throw new ConfigError([`Unknown command "${command}": use serve or migrate.`])
} catch (error) {
  console.error(inWords(error))
  process.exit(1)
}

async function serve(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  const served = await databaseFor(config)
  const pages = readPages(join(import.meta.dirname, '../../web/build'))
  const service = await startService({ config, connection: served.connection, pages, log }).catch(
    async (error: unknown) => {
      await served.stop()
      throw error
    },
  )

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stopAll(service, served)
    })

  const waiting = setTimeout(
    () => console.info(`Touchline listens at ${service.address} and waits for its database.`),
    3000,
  )
  await service.ready
  clearTimeout(waiting)
  console.info(`Touchline runs at ${service.address} · data in ${served.where}`)
}

async function stopAll(service: Service, served: Served): Promise<void> {
  await service.stop()
  await served.stop()
  process.exit(0)
}

async function migrateOnly(config: Config): Promise<void> {
  const served = await databaseFor(config)
  const applied = await migrate(served.connection)
  await served.stop()
  console.info(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`)
}

async function databaseFor(config: Config): Promise<Served> {
  mkdirSync(config.dataDir, { recursive: true })
  if (config.databaseUrl !== undefined)
    return {
      connection: { connectionString: config.databaseUrl },
      where: `${config.dataDir} and the database of DATABASE_URL`,
      stop: () => Promise.resolve(),
    }
  const server = await startEmbeddedPostgres({
    directory: join(config.dataDir, 'postgres'),
    log: (line) => console.error(line),
  })
  return { connection: server.connection, where: config.dataDir, stop: () => server.stop() }
}

/** One line for the operator about everything that can be foreseen. */
function inWords(error: unknown): string {
  if (error instanceof ConfigError) return error.lines.join('\n')
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${String(process.env['PORT'] ?? 3000)} is in use: stop the other program or set PORT.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${'path' in error ? String(error.path) : 'DATA_DIR'} cannot be written: choose another folder with DATA_DIR.`
  return error.message
}

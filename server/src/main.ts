import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { probableCountry } from '@touchline/domain/values/countries'

import type { Where } from './operations/commands/backup/open-backup.ts'
import { ConfigError, readConfig, type Config } from './platform/config.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { connectionTo } from './platform/database/hosts.ts'
import { migrate } from './platform/database/migrate.ts'
import { readMigrations } from './platform/database/migrations.ts'
import { AppError } from './platform/errors.ts'
import { openHashing, productionCost } from './platform/hashing.ts'
import { readPages } from './platform/http/pages.ts'
import { linesFor, openLog } from './platform/log.ts'
import { startService, type Service } from './service.ts'

/** The database of this start, and how to let go of it. */
interface Served {
  readonly connection: Parameters<typeof migrate>[0]
  readonly where: string
  stop(): Promise<void>
}

/** What the system says of a folder that cannot be used. */
const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])
/** What the storage, the system and the database say of a full disk. */
const diskIsFull = new Set(['storage_full', 'ENOSPC', '53100'])

try {
  const { command, where, checks, withDemo, distributes } = asked()
  const config = readConfig(process.env, process.cwd())
  mkdirSync(dirname(config.dataDir), { recursive: true })
  // What we write is for this account alone; folders above it are not ours.
  process.umask(0o077)
  if (command === 'serve') await serve(config, withDemo)
  else if (command === 'migrate') await migrateOnly(config, distributes)
  else if (command === 'backup' && checks) await verify(config, where)
  else if (command === 'backup') await backUpTo(config, where)
  else if (command === 'restore') await restoreFrom(config, where)
  else
    throw new ConfigError([`Unknown command "${command}": use serve, migrate, backup or restore.`])
} catch (error) {
  console.error(inWords(error))
  process.exit(1)
}

/** What stands behind the program's name. */
function asked() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        demo: { type: 'boolean', default: false },
        distribute: { type: 'boolean', default: false },
      },
    })
    const [command = 'serve', ...rest] = positionals
    const checks = command === 'backup' && rest[0] === 'verify'
    const [to, name] = checks ? rest.slice(1) : rest
    const { demo: withDemo, distribute: distributes } = values
    return { command, where: { to, name }, checks, withDemo, distributes }
  } catch {
    throw new ConfigError([
      `Not understood: ${process.argv.slice(2).join(' ')}. The options are --demo and, for migrate, --distribute.`,
    ])
  }
}

async function serve(config: Config, withDemo: boolean): Promise<void> {
  /** What has been started, to be stopped in the opposite order; a signal may come at any moment. */
  const running: { stop(): Promise<void> }[] = []
  const stop = async (): Promise<void> => {
    for (const part of running.splice(0).toReversed()) await part.stop()
  }
  try {
    await serveWith({ config, withDemo, running, stopping: whenAsked(stop) })
  } catch (error) {
    // A start that is refused leaves nothing running.
    await stop()
    throw error
  }
}

interface Start {
  readonly config: Config
  readonly withDemo: boolean
  readonly running: { stop(): Promise<void> }[]
  readonly stopping: Promise<void>
}

async function serveWith({ config, withDemo, running, stopping }: Start): Promise<void> {
  // Nothing of it is loaded without an endpoint.
  if (config.isTraced)
    running.push((await import('./platform/tracing.ts')).startTracing(config.traces))
  const log = openLog(config.logLevel, await linesFor(config.logFormat))
  const served = await databaseFor(config)
  running.push(served)
  const service = await startService({
    config,
    connection: served.connection,
    pages: readPages(),
    log,
    hashing: openHashing(productionCost),
    answers: 'none',
  })
  running.push(service)

  const waiting = setTimeout(
    () => console.info(`Touchline listens at ${service.address} and waits for its database.`),
    3000,
  )
  const isReady = await Promise.race([
    service.ready.then(() => true),
    stopping.then(() => false),
  ]).finally(() => clearTimeout(waiting))
  if (!isReady) return
  if (withDemo) await loadDemo(service)
  console.info(`Touchline runs at ${service.address} · data in ${served.where}`)
}

/** Says whom one can sign in as; where there are people already, nothing is loaded. */
async function loadDemo(service: Service): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const place = { languages: [], timeZone }
  try {
    const people = await service.loadDemo({
      language: 'en',
      country: probableCountry(place),
      timeZone,
    })
    for (const { part, name, email, password } of people)
      console.info(`Demo ${part}: ${name} · ${email} · ${password}`)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'demo_refused') throw error
    console.info('The demo club was not loaded: there are accounts already.')
  }
}

/** Resolves when the process is asked to stop; it ends once everything is stopped. */
function whenAsked(stop: () => Promise<void>): Promise<void> {
  return new Promise((asked) => {
    let isAsked = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (isAsked) return
        isAsked = true
        asked()
        void stop().then(() => process.exit(0))
      })
  })
}

/** Works while Touchline runs, using its database. */
async function migrateOnly(config: Config, distributes: boolean): Promise<void> {
  const served = await databaseFor(config, 'shared')
  try {
    const applied = await migrate(served.connection, readMigrations(), (line) =>
      console.error(line),
    )
    console.info(applied.length === 0 ? 'Nothing to migrate.' : `Migrated: ${applied.join(', ')}`)
    if (!distributes) return
    const { distribute } = await import('./platform/database/distribute.ts')
    const moved = await distribute(served.connection)
    console.info(moved.length === 0 ? 'Nothing to distribute.' : `Distributed: ${moved.join(', ')}`)
  } finally {
    await served.stop()
  }
}

/** While Touchline runs, too. */
async function backUpTo(config: Config, where: Where): Promise<void> {
  const served = await databaseFor(config, 'shared')
  try {
    const { runBackup } = await import('./operations/commands/backup/run.ts')
    const { line, problems } = await runBackup({ config, connection: served.connection }, where)
    console.info(line)
    complain(problems)
  } finally {
    await served.stop()
  }
}

async function restoreFrom(config: Config, where: Where): Promise<void> {
  const served = await databaseFor(config)
  try {
    const { runRestore } = await import('./operations/commands/backup/run.ts')
    const { line, problems } = await runRestore({ config, connection: served.connection }, where)
    console.info(`${line}, to ${served.where}.`)
    complain(problems)
  } finally {
    await served.stop()
  }
}

async function verify(config: Config, where: Where): Promise<void> {
  const { runVerify } = await import('./operations/commands/backup/run.ts')
  const { line, problems } = await runVerify(config, where)
  console.info(line)
  complain(problems)
}

/** What is not whole is listed, and the exit code says so to whatever started us. */
function complain(problems: readonly string[]): void {
  if (problems.length === 0) return
  console.error(`Not whole: ${problems.length} damaged or missing.`)
  for (const problem of problems.slice(0, 100)) console.error(`  ${problem}`)
  process.exitCode = 1
}

async function databaseFor(config: Config, use: 'alone' | 'shared' = 'alone'): Promise<Served> {
  mkdirSync(config.dataDir, { recursive: true })
  if (config.databaseUrl !== undefined)
    return {
      connection: connectionTo(config.databaseListenUrl ?? config.databaseUrl),
      where: `${config.dataDir} and the database of DATABASE_URL`,
      stop: () => Promise.resolve(),
    }
  const server = await startEmbeddedPostgres({
    directory: join(config.dataDir, 'postgres'),
    log: (line) => console.error(line),
    shared: use === 'shared',
  })
  const inside = server.directory.startsWith(config.dataDir)
  return {
    connection: server.connection,
    where: inside ? config.dataDir : `${config.dataDir} and ${server.directory}`,
    stop: () => server.stop(),
  }
}

/** One line for the operator about everything that can be foreseen. */
function inWords(error: unknown): string {
  if (error instanceof ConfigError) return error.lines.join('\n')
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  const refused = inWordsOfListening(error, code)
  if (refused !== undefined) return refused
  if (diskIsFull.has(String(code))) return 'The disk is full: free some space, then try again.'
  if (typeof code === 'string' && unwritable.has(code))
    return `${'path' in error ? String(error.path) : 'The folder'} cannot be written: choose another folder with DATA_DIR.`
  return error.message
}

/** Why the server can't listen at this address; undefined for other errors. */
function inWordsOfListening(error: Error, code: unknown): string | undefined {
  const { HOST: host, PORT: port = '3000' } = process.env
  const isOfHost = 'hostname' in error && error.hostname === host
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT.`
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && isOfHost))
    return `HOST: ${String(host)} is no address of this machine.`
  if (code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `PORT: this account may not listen on ${port}; choose one from 1024 on.`
  return undefined
}

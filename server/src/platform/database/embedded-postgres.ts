import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'

import type { Connection } from './database.ts'
import { makeCluster, passwordIn, superuser } from './embedded-cluster.ts'
import { AlreadyRunning, holdServer } from './embedded-holder.ts'
import { lockedBy, lockFiles, lockMaking, makingLockOf } from './embedded-lock.ts'
import { placeFor, type Place } from './embedded-place.ts'
import { connectionTo, tryConnect, startPostmaster, stopPostmaster } from './embedded-postmaster.ts'

/** The application's own account and database: owner of its tables, but no superuser. */
const application = 'touchline'

const everyday = [
  'shared_buffers=128MB',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
  'log_min_error_statement=panic',
]
const settings = {
  full: [...everyday, 'max_connections=60', 'fsync=on', 'synchronous_commit=on'],
  /** For tests: fast and not crash-safe. */
  none: [
    ...everyday,
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
  ],
}

export interface EmbeddedPostgres {
  readonly connection: Connection
  /** The real data folder. */
  readonly directory: string
  /** True if an existing server was taken over or is shared. */
  readonly alreadyRunning: boolean
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The wanted data folder; created if missing. */
  readonly directory: string
  readonly log: (line: string) => void
  readonly durability?: keyof typeof settings
  /** Use a running server instead of refusing. */
  readonly shared?: boolean
}

/** How long a server may recover, and how long a locked one may be silent (ms). */
const patience = { busy: 60_000, silent: 15_000 }

/**
 * Runs our own PostgreSQL on these files for one Touchline at a time, across containers that share
 * the volume. Throws AlreadyRunning, PlaceError or NoBinaries with a message for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = placeFor(options.directory)
  const { client, wasRunning } = await reachToHold(place, options)
  if (wasRunning && options.shared === true) {
    await client.end()
    return {
      connection: connectionTo(place, application),
      directory: place.directory,
      alreadyRunning: true,
      stop: () => Promise.resolve(),
    }
  }

  const keeper = keepRunning(client, place, options)
  try {
    await makeApplication(place)
  } catch (error) {
    await keeper.stop()
    throw error
  }
  return {
    connection: connectionTo(place, application),
    directory: place.directory,
    alreadyRunning: wasRunning,
    stop: () => keeper.stop(),
  }
}

/** Holds the server for this process, and restarts it if it dies. */
function keepRunning(
  first: pg.Client,
  place: Place,
  options: EmbeddedOptions,
): { stop(): Promise<void> } {
  let isStopped = false
  let holder = first
  let reviving = Promise.resolve()
  watch(first)

  function watch(client: pg.Client): void {
    holder = client
    // The connection ends with the server.
    client.once('end', () => {
      if (!isStopped) reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    let reason = 'The database has ended unexpectedly and is started again.'
    options.log(reason)
    while (!isStopped)
      try {
        const { client } = await reachToHold(place, { ...options, shared: false })
        return watch(client)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (why !== reason) options.log(why)
        reason = why
        await wait(pauseMs)
      }
  }

  return {
    async stop() {
      isStopped = true
      await reviving
      await holder.end().catch(() => undefined)
      await stopPostmaster(place)
      if (place.socketFolder !== undefined && place.socketFolder !== place.directory)
        rmSync(place.socketFolder, { force: true })
    },
  }
}

const pauseMs = 1000

interface Reached {
  readonly client: pg.Client
  /** We didn't start it ourselves. */
  readonly wasRunning: boolean
}

/** Connects to the server, and locks it for this process unless shared. */
async function reachToHold(place: Place, options: EmbeddedOptions): Promise<Reached> {
  for (;;) {
    const reached = await reach(place, options)
    if (reached.wasRunning && options.shared === true) return reached
    if (await holdServer(reached.client, options.directory)) return reached
  }
}

/**
 * Connects to the folder's server. Starts one only if none answers and the files aren't locked,
 * because a lock means that one is running, in this container or another.
 */
async function reach(place: Place, options: EmbeddedOptions): Promise<Reached> {
  const began = performance.now()
  let wasRunning = true
  for (;;) {
    const answered = await tryConnect(place, superuser)
    if (answered instanceof pg.Client) return { client: answered, wasRunning }
    if (answered === undefined && (await startServer(place, options))) {
      wasRunning = false
      continue
    }
    if (performance.now() - began > patience[answered ?? 'silent'])
      throw new AlreadyRunning(options.directory, lockedBy(place))
    await wait(50)
  }
}

/** Returns false while another process creates the files or its server holds them. */
async function startServer(
  place: Place,
  { durability = 'full' }: EmbeddedOptions,
): Promise<boolean> {
  if (!(await isMade(place, durability))) return false
  const lock = lockFiles(place)
  if (lock === undefined) return false
  try {
    await startPostmaster(place, settings[durability], lock)
    return true
  } finally {
    lock.close()
  }
}

async function isMade(place: Place, durability: keyof typeof settings): Promise<boolean> {
  if (existsSync(join(place.directory, 'PG_VERSION'))) return true
  const lock = lockMaking(place)
  if (lock === undefined) return false
  try {
    await makeCluster(place, durability)
    rmSync(makingLockOf(place), { force: true })
    return true
  } finally {
    lock.close()
  }
}

async function makeApplication(place: Place): Promise<void> {
  const client = new pg.Client(connectionTo(place, superuser))
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      application,
    ])
    if (rowCount === 0) {
      const password = passwordIn(place.directory)
      const role = await client.query('select from pg_roles where rolname = $1', [application])
      if (role.rowCount === 0)
        await client.query(
          `create role ${application} login createdb${password ? ` password ${client.escapeLiteral(password)}` : ''}`,
        )
      await client.query(`create database ${application} owner ${application}`)
    }
  } finally {
    await client.end()
  }
}

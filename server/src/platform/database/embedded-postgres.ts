import { rmSync } from 'node:fs'

import pg from 'pg'

import type { Connection } from './database.ts'
import { makeCluster, passwordIn, superuser } from './embedded-cluster.ts'
import { holdDirectory } from './embedded-lock.ts'
import { placeFor, type Place } from './embedded-place.ts'
import {
  findPostmaster,
  startPostmaster,
  stopPostmaster,
  untilReady,
  type Postmaster,
} from './embedded-postmaster.ts'

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
  /** For tests: a crash may lose everything, and nothing waits for the disk. */
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
  /** Where the data really lie. */
  readonly directory: string
  /** A server that outlived a killed Touchline was taken over. */
  readonly alreadyRunning: boolean
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Where the database shall lie; made when it is not there. */
  readonly directory: string
  readonly log: (line: string) => void
  readonly durability?: keyof typeof settings
}

/**
 * Runs a PostgreSQL of our own on these files, for one Touchline at a time. Throws AlreadyRunning,
 * PlaceError or NoBinaries with words for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = placeFor(options.directory)
  const durability = options.durability ?? 'full'
  const alreadyRunning = findPostmaster(place.directory) !== undefined
  if (!alreadyRunning) await makeCluster(place, durability)

  const start = async (): Promise<Postmaster> =>
    findPostmaster(place.directory)
      ? untilReady(place.directory)
      : startPostmaster(place, settings[durability])
  let postmaster = await start()
  let release = await holdDirectory(
    connectionTo(place, { postmaster, user: superuser }),
    options.directory,
  )
  const connection = await makeApplication(place, postmaster)

  const watch = setInterval(() => {
    if (findPostmaster(place.directory)) return
    options.log('The database has ended unexpectedly and is started again.')
    watch.refresh()
    void revive().catch((error: unknown) => options.log(String(error)))
  }, 1000).unref()

  async function revive(): Promise<void> {
    postmaster = await start()
    await release()
    release = await holdDirectory(
      connectionTo(place, { postmaster, user: superuser }),
      options.directory,
    )
  }

  return {
    connection,
    directory: place.directory,
    alreadyRunning,
    async stop() {
      clearInterval(watch)
      await release()
      await stopPostmaster(place, postmaster.pid)
      if (place.socketFolder !== undefined && place.socketFolder !== place.directory)
        rmSync(place.socketFolder, { recursive: true, force: true })
    },
  }
}

/** The way to a server that somebody runs on these files; undefined when nobody does. */
export function findEmbeddedPostgres(directory: string): Connection | undefined {
  const place = placeFor(directory)
  const postmaster = findPostmaster(place.directory)
  return postmaster && connectionTo(place, { postmaster, user: application })
}

async function makeApplication(place: Place, postmaster: Postmaster): Promise<Connection> {
  const client = new pg.Client(connectionTo(place, { postmaster, user: superuser }))
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
  return connectionTo(place, { postmaster, user: application })
}

function connectionTo(
  place: Place,
  { postmaster, user }: { postmaster: Postmaster; user: string },
): Connection {
  const password = passwordIn(place.directory)
  return {
    host: place.socketFolder === undefined ? '127.0.0.1' : postmaster.socketFolder,
    port: postmaster.port,
    user,
    database: user,
    ...(password === undefined ? {} : { password }),
  }
}

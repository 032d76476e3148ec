import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'

import { freePort } from '../free-port.ts'
import type { Connection } from './database.ts'
import { environmentFor, passwordIn } from './embedded-cluster.ts'
import type { KernelLock } from './embedded-lock.ts'
import { whyItEnded } from './embedded-log.ts'
import type { Place } from './embedded-place.ts'

const longestStart = 60_000
const longestStop = 20_000
const longestLog = 10 * 1024 * 1024

/** How to connect to the server on these files; a Unix socket is always in the same place. */
export function connectionTo(place: Place, user: string): Connection {
  if (place.socketFolder !== undefined)
    return { host: place.socketFolder, port: 5432, user, database: user }
  const port = Number(linesOf(pidFileOf(place))[3])
  const password = passwordIn(place.directory)
  return {
    host: '127.0.0.1',
    port,
    user,
    database: user,
    ...(password === undefined ? {} : { password }),
  }
}

/**
 * Tries the folder's socket, which works across containers, unlike process ids. `busy` means
 * starting, recovering or stopping; undefined means that none answers.
 */
export async function tryConnect(
  place: Place,
  user: string,
): Promise<pg.Client | 'busy' | undefined> {
  const connection = connectionTo(place, user)
  if (!connection.port) return undefined
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    return isAbsent(error) ? undefined : 'busy'
  }
}

/** Nothing listens, or on loopback (Windows) another program does. */
function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return /^(?:ENOENT|ENOTDIR|ECONNREFUSED|28P01|28000)$/.test(String(error.code))
}

/**
 * Starts the server in a session of its own: it outlives a killed Touchline, and Ctrl-C reaches
 * Touchline first. It and all its children inherit the lock on the files.
 */
export async function startPostmaster(
  place: Place,
  settings: readonly string[],
  lock: KernelLock,
): Promise<void> {
  const deadline = performance.now() + longestStart
  for (;;) {
    clearStaleFiles(place)
    const since = lengthOf(logOf(place))
    const child = await spawnPostmaster(place, settings, lock)
    while (child.exitCode === null && child.signalCode === null) {
      if (isReady(place, child.pid)) return
      if (performance.now() > deadline) throw new Error(startFailed(place, since))
      await wait(10)
    }
    const why = whyItEnded(logOf(place), since)
    // A killed server's children release its memory within moments.
    if (!/still in use|already exists/.test(why) || performance.now() > deadline)
      throw new Error(startFailed(place, since))
    await wait(300)
  }
}

/**
 * Stops the server cleanly and waits for its process. A server of another container is left
 * running.
 */
export async function stopPostmaster(place: Place): Promise<void> {
  const pid = Number(linesOf(pidFileOf(place))[0])
  const isThere = () => isPostmaster(pid, place.directory)
  if (!isThere()) return
  if (process.platform === 'win32') {
    spawnSync(join(place.binaries, 'bin', 'pg_ctl'), [
      'stop',
      '-D',
      place.directory,
      '-m',
      'fast',
      '-w',
    ])
    return
  }
  process.kill(pid, 'SIGINT')
  const deadline = performance.now() + longestStop
  while (isThere()) {
    if (performance.now() > deadline) process.kill(pid, 'SIGQUIT')
    await wait(10)
  }
}

async function spawnPostmaster(place: Place, settings: readonly string[], { fd }: KernelLock) {
  const address =
    place.socketFolder === undefined
      ? ['listen_addresses=127.0.0.1', `port=${await freePort()}`]
      : [
          'listen_addresses=',
          `unix_socket_directories="${place.socketFolder.replaceAll('"', '""')}"`,
          'unix_socket_permissions=0700',
        ]
  const log = openSync(logOf(place), 'a', 0o600)
  if (place.account) chownSync(logOf(place), place.account.uid, place.account.gid)
  const child = spawn(
    join(place.binaries, 'bin', 'postgres'),
    ['-D', place.directory, ...[...address, ...settings].flatMap((setting) => ['-c', setting])],
    {
      ...place.account,
      ...environmentFor(place),
      cwd: '/',
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log, fd],
    },
  )
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}

/**
 * Only with the lock on the files, so that no server is running. PostgreSQL removes a dead server's
 * files itself, unless another program has its process id now (containers count from 1 again) or
 * the dead one was never reaped.
 */
function clearStaleFiles(place: Place): void {
  if (lengthOf(logOf(place)) > longestLog) truncateSync(logOf(place))
  const pid = linesOf(pidFileOf(place))[0]
  if (pid === undefined || !exists(Number(pid)) || isPostmaster(Number(pid), place.directory))
    return
  rmSync(pidFileOf(place), { force: true })
  if (place.socketFolder === undefined) return
  rmSync(join(place.socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  rmSync(join(place.socketFolder, '.s.PGSQL.5432'), { force: true })
}

function isReady(place: Place, pid: number | undefined): boolean {
  const lines = linesOf(pidFileOf(place))
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

/** On Linux the check is exact: the server's working directory is its data folder. */
function isPostmaster(pid: number, directory: string): boolean {
  if (process.platform !== 'linux') return exists(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

function exists(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function pidFileOf(place: Place): string {
  return join(place.directory, 'postmaster.pid')
}

function logOf(place: Place): string {
  return join(place.directory, 'server.log')
}

function lengthOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function startFailed(place: Place, since: number): string {
  return `The database in ${place.directory} did not start: ${whyItEnded(logOf(place), since)}`
}

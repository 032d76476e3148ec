import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { freePort } from '../free-port.ts'
import { environmentFor } from './embedded-cluster.ts'
import type { Place } from './embedded-place.ts'

const longestStart = 60_000
const longestStop = 20_000
const longestLog = 10 * 1024 * 1024

export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
}

/** The server that runs on these files, if one does and it accepts connections. */
export function findPostmaster(directory: string): (Postmaster & { ready: boolean }) | undefined {
  const [pid, , , port, socketFolder, , , state] = linesOf(join(directory, 'postmaster.pid'))
  if (pid === undefined || port === undefined || !isPostmaster(Number(pid), directory))
    return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    socketFolder: socketFolder ?? '',
    ready: state?.trim() === 'ready',
  }
}

/**
 * Starts the server in a session of its own: it outlives a killed Touchline, and Ctrl-C reaches
 * Touchline first.
 */
export async function startPostmaster(
  place: Place,
  settings: readonly string[],
): Promise<Postmaster> {
  const deadline = performance.now() + longestStart
  for (;;) {
    clearStaleFiles(place)
    const child = await spawnPostmaster(place, settings)
    while (child.exitCode === null && child.signalCode === null) {
      const found = findPostmaster(place.directory)
      if (found?.ready) return found
      if (performance.now() > deadline) throw new Error(startFailed(place))
      await wait(10)
    }
    const running = findPostmaster(place.directory)
    if (running) return untilReady(place.directory, deadline)
    // The children of a killed server let go of its memory within moments.
    if (!/still in use|already exists/.test(lastLines(place)) || performance.now() > deadline)
      throw new Error(startFailed(place))
    await wait(300)
  }
}

/** Waits for a server that another process started and that may still be recovering. */
export async function untilReady(
  directory: string,
  deadline = performance.now() + longestStart,
): Promise<Postmaster> {
  for (;;) {
    const found = findPostmaster(directory)
    if (found?.ready) return found
    if (!found || performance.now() > deadline)
      throw new Error(`The database in ${directory} did not start.`)
    await wait(10)
  }
}

/** Ends all connections, writes everything down and stops; returns when the process is gone. */
export async function stopPostmaster(place: Place, pid: number): Promise<void> {
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

async function spawnPostmaster(place: Place, settings: readonly string[]) {
  const address =
    place.socketFolder === undefined
      ? ['listen_addresses=127.0.0.1', `port=${await freePort()}`]
      : [
          'listen_addresses=',
          `unix_socket_directories="${place.socketFolder.replaceAll('"', '""')}"`,
          'unix_socket_permissions=0700',
        ]
  const log = openSync(logOf(place), isLong(logOf(place)) ? 'w' : 'a', 0o600)
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
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}

/**
 * PostgreSQL clears the files of a dead server itself, unless another program now has its number
 * (containers count from 1 again) or the dead one was never reaped.
 */
function clearStaleFiles(place: Place): void {
  const [pid] = linesOf(join(place.directory, 'postmaster.pid'))
  if (pid === undefined || !exists(Number(pid)) || isPostmaster(Number(pid), place.directory))
    return
  rmSync(join(place.directory, 'postmaster.pid'), { force: true })
  if (place.socketFolder === undefined) return
  rmSync(join(place.socketFolder, '.s.PGSQL.5432.lock'), { force: true })
  rmSync(join(place.socketFolder, '.s.PGSQL.5432'), { force: true })
}

/** On Linux we can be exact: the server works inside its own data folder. */
function isPostmaster(pid: number, directory: string): boolean {
  if (process.platform !== 'linux') return exists(pid)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

function exists(pid: number): boolean {
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

function logOf(place: Place): string {
  return join(place.directory, 'server.log')
}

function isLong(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > longestLog
}

function lastLines(place: Place): string {
  return linesOf(logOf(place)).filter(Boolean).slice(-3).join(' · ')
}

function startFailed(place: Place): string {
  return `The database in ${place.directory} did not start. Its log ends: ${lastLines(place)}`
}

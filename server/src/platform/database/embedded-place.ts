import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { copyBinaries, findBinaries, linkLibraries } from './embedded-binaries.ts'

/** PostgreSQL refuses to run as root, so the account "nobody" runs it. */
const nobody = 65_534

/** A socket's path has to fit into 104 bytes on macOS and 108 on Linux, with its ending. */
const longestSocketFolder = 80

interface Account {
  readonly uid: number
  readonly gid: number
}

export interface Place {
  /** The database's real location; differs from the wanted one if only root can enter that. */
  readonly directory: string
  /** The folder with PostgreSQL's own bin/, lib/ and share/. */
  readonly binaries: string
  /** The folder of the Unix socket; undefined on Windows, which uses loopback. */
  readonly socketFolder: string | undefined
  /** The account that runs PostgreSQL when we are root. */
  readonly account: Account | undefined
}

/** The data folder isn't writable; the message is for the operator. */
class PlaceError extends Error {
  override readonly name = 'PlaceError'
}

/** Decides the database's location and account, and creates the folders around it. */
export function placeFor(wanted: string): Place {
  const asked = resolve(wanted)
  mustBeWritable(dirname(asked))
  const account = accountFor(asked)
  const found = findBinaries()
  const isLinked = linkLibraries(found)
  if (account === undefined) {
    const directory = existsSync(asked) ? realpathSync(asked) : asked
    const binaries = isLinked ? found : copyBinaries(found, dirname(asked))
    return { directory, binaries, socketFolder: socketFolderFor(directory), account }
  }

  const home = homeFor(asked)
  const directory = reachableDirectory(asked, account, home)
  const binaries =
    isLinked && isReachable(join(found, 'bin', 'postgres'), account)
      ? found
      : copyBinaries(found, madeHome(home))
  return { directory, binaries, socketFolder: socketFolderFor(directory), account }
}

/** Whether this account can reach the path, and read it if it is a file. */
function isReachable(path: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(path)
  const place = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  const needed = statSync(path).isDirectory() ? 0o1 : 0o5
  if (((mode >> place) & needed) !== needed) return false
  return dirname(path) === path || isReachable(dirname(path), account)
}

function mustBeWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new PlaceError(`Cannot write to ${folder}. Choose another folder with DATA_DIR.`, {
      cause: error,
    })
  }
}

function accountFor(asked: string): Place['account'] {
  if (process.getuid === undefined) return undefined
  const ours = process.getuid()
  const owner = existsSync(asked) ? statSync(asked) : undefined
  if (ours === 0) {
    return owner === undefined || owner.uid === 0
      ? { uid: nobody, gid: nobody }
      : { uid: owner.uid, gid: owner.gid }
  }
  if (owner !== undefined && owner.uid !== ours) {
    throw new PlaceError(
      `The database in ${asked} belongs to another account (${owner.uid}). Start Touchline as that account or as root, or choose another folder with DATA_DIR.`,
    )
  }
  return undefined
}

/** A folder that others can enter, named after the wanted one that they can't. */
function homeFor(asked: string): string {
  const hash = createHash('sha256').update(asked).digest('hex').slice(0, 12)
  return join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), `touchline-${hash}`)
}

function madeHome(home: string): string {
  if (!existsSync(home)) {
    mkdirSync(home, { recursive: true })
    // Independent of the umask, because the account must be able to enter.
    chmodSync(home, 0o755)
  }
  if (lstatSync(home).isSymbolicLink() || statSync(home).uid !== 0) {
    throw new PlaceError(`${home} does not belong to root. Remove it, or choose another DATA_DIR.`)
  }
  return home
}

/** If the database had to be placed elsewhere, a link in DATA_DIR points there. */
function reachableDirectory(asked: string, account: Account, home: string): string {
  if (existsSync(asked)) {
    const real = realpathSync(asked)
    if (isReachable(dirname(real), account)) return real
    throw new PlaceError(
      `Account ${account.uid}, which runs the database for root, can no longer enter ${dirname(real)}. Allow others to pass through its folders (chmod o+x).`,
    )
  }
  if (isReachable(dirname(asked), account) || isOpened(dirname(asked), account)) return asked

  const elsewhere = join(madeHome(home), 'postgres')
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 })
  chownSync(elsewhere, account.uid, account.gid)
  symlinkSync(elsewhere, asked)
  return elsewhere
}

/** Opens DATA_DIR to the account's group if root had closed only that folder. */
function isOpened(folder: string, account: Account): boolean {
  const { uid, mode } = statSync(folder)
  if (uid !== 0 || !isReachable(dirname(folder), account)) return false
  chownSync(folder, uid, account.gid)
  chmodSync(folder, mode | 0o010)
  return true
}

/**
 * The socket is in the data folder, where every container on the volume finds it; if its path is
 * too long for a socket, through a short link.
 */
function socketFolderFor(directory: string): string | undefined {
  if (process.platform === 'win32') return undefined
  if (Buffer.byteLength(directory) <= longestSocketFolder) return directory

  const hash = createHash('sha256').update(directory).digest('hex').slice(0, 12)
  const link = join('/tmp', `touchline-${hash}`)
  const found = lstatSync(link, { throwIfNoEntry: false })
  if (found === undefined) symlinkSync(directory, link)
  else if (![0, process.getuid?.()].includes(found.uid) || !isLinkTo(link, directory))
    throw new PlaceError(
      `${link} belongs to another account. Remove it, or choose a shorter DATA_DIR.`,
    )
  return link
}

function isLinkTo(link: string, directory: string): boolean {
  return lstatSync(link).isSymbolicLink() && readlinkSync(link) === directory
}

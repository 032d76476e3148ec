import { chownSync, closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { tryLock } from 'fs-native-extensions'

import type { Place } from './embedded-place.ts'

/** A kernel lock on a file, effective across containers that mount the same volume. */
export interface KernelLock {
  /** A process that inherits the descriptor keeps the lock until it ends. */
  readonly fd: number
  /** Closes our descriptor; a process that inherited it still holds the lock. */
  close(): void
}

/** Identifies this process to others, because process ids mean nothing outside a container. */
export const thisProcess = `process ${process.pid} on ${hostname()}`

/** Locks the database files for the server's life; undefined while a server or its children live. */
export function lockFiles(place: Place): KernelLock | undefined {
  return lock(lockOf(place), place)
}

/** Locks the creation of the database files. */
export function lockMaking(place: Place): KernelLock | undefined {
  return lock(makingLockOf(place), place)
}

/** The lock file, to be removed after the database was created. */
export function makingLockOf(place: Place): string {
  return `${place.directory}.lock`
}

/** The last holder of the lock in words; undefined if there was none. */
export function lockedBy(place: Place): string | undefined {
  for (const file of [lockOf(place), makingLockOf(place)])
    try {
      return readFileSync(file, 'utf8') || undefined
    } catch {
      // Without a lock file nothing is locked.
    }
  return undefined
}

function lockOf(place: Place): string {
  return join(place.directory, 'touchline.lock')
}

function lock(file: string, { account }: Place): KernelLock | undefined {
  const fd = openSync(file, 'a+', 0o600)
  try {
    if (!tryLock(fd)) {
      closeSync(fd)
      return undefined
    }
    if (account) chownSync(file, account.uid, account.gid)
    ftruncateSync(fd)
    writeSync(fd, thisProcess)
    return { fd, close: () => closeSync(fd) }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

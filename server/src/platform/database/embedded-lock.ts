import { chownSync, closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

import { tryLock } from 'fs-native-extensions'

import type { Place } from './embedded-place.ts'

/** A lock of the kernel on a file: it counts in every container that mounts the same volume. */
export interface KernelLock {
  /** A process that inherits it keeps the lock until it ends, however it ends. */
  readonly fd: number
  /** Closes our own descriptor; a process that has inherited it goes on holding the lock. */
  close(): void
}

/** This process, as another one names it: process ids alone mean nothing outside a container. */
export const thisProcess = `process ${process.pid} on ${hostname()}`

/** Locks the database files for the server's life; undefined while a server or its children live. */
export function lockFiles(place: Place): KernelLock | undefined {
  return lock(lockOf(place), place)
}

/** Locks the making of the files, which are not there yet. */
export function lockMaking(place: Place): KernelLock | undefined {
  return lock(makingLockOf(place), place)
}

/** The file to remove once the database is made. */
export function makingLockOf(place: Place): string {
  return `${place.directory}.lock`
}

/** Who took the lock last, in words; undefined when no one did. */
export function lockedBy(place: Place): string | undefined {
  for (const file of [lockOf(place), makingLockOf(place)])
    try {
      return readFileSync(file, 'utf8') || undefined
    } catch {
      // No lock file: not locked.
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

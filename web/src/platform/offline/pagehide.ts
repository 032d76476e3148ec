import { forgetStored, readStored, writeStored } from '../browser-storage.ts'
import { type DeviceKey, isDeviceKey } from './device.ts'

const storageKey = 'touchline.pagehide'

type Kept = readonly [DeviceKey, unknown]

/**
 * Synchronously stores writes that IndexedDB had no time for, such as a tap right before a reload.
 */
export function keepAtPagehide(things: readonly Kept[]): void {
  if (things.length > 0) writeStored(storageKey, JSON.stringify(things))
}

/** Returns and removes what was stored for this account; discards other accounts' data. */
export function takeFromPagehide(owner: string): readonly Kept[] {
  const stored = readStored(storageKey)
  if (stored === undefined) return []
  forgetStored(storageKey)
  try {
    const things: unknown = JSON.parse(stored)
    return Array.isArray(things) ? things.filter((one) => isKeptFor(owner, one)) : []
  } catch {
    return []
  }
}

export function forgetPagehide(): void {
  forgetStored(storageKey)
}

function isKeptFor(owner: string, thing: unknown): thing is Kept {
  const key: unknown = Array.isArray(thing) ? thing[0] : undefined
  return isDeviceKey(key) && key[0] === owner
}

import { forgetStored, readStored, writeStored } from '../browser-storage.ts'
import { type DeviceKey, isDeviceKey } from './device.ts'

const storageKey = 'touchline.hurried'

type Kept = readonly [DeviceKey, unknown]

/**
 * Keeps what the page had no time to write to the device's database before it went: a tap right before
 * a reload. This storage is synchronous, the database is not.
 */
export function keepHurried(things: readonly Kept[]): void {
  if (things.length > 0) writeStored(storageKey, JSON.stringify(things))
}

/** What was kept for this person, once; anyone else's is dropped. */
export function takeHurried(owner: string): readonly Kept[] {
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

export function forgetHurried(): void {
  forgetStored(storageKey)
}

function isKeptFor(owner: string, thing: unknown): thing is Kept {
  const key: unknown = Array.isArray(thing) ? thing[0] : undefined
  return isDeviceKey(key) && key[0] === owner
}

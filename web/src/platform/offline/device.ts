import { createStore, delMany, getMany, keys, set, setMany, type UseStore } from 'idb-keyval'
import { useSyncExternalStore } from 'react'

import { forgetStored, readStored, writeStored } from '../browser-storage.ts'

/** Account, kind and id. */
export type DeviceKey = readonly [owner: string, kind: DeviceKind, id: string]

type DeviceKind = 'query' | 'waiting' | 'outcome'

let opened: UseStore | undefined
let isForgetful = false
const listeners = new Set<() => void>()

/** True once this browser has refused to store something: private mode, full or forbidden. */
export function useIsForgetful(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isForgetful,
    () => false,
  )
}

const keptKey = 'touchline.kept'

/** False on a first visit, so that the page needn't open the database. */
export function mayHaveKept(): boolean {
  return readStored(keptKey) !== undefined
}

/** Stores all or nothing; without storage the data lasts until the page is closed. */
export async function keepOnDevice(things: readonly (readonly [DeviceKey, unknown])[]) {
  const [only] = things
  writeStored(keptKey, 'yes')
  await attempt((store) =>
    only !== undefined && things.length === 1
      ? set([...only[0]], only[1], store)
      : setMany(
          things.map(([key, value]) => [[...key], value]),
          store,
        ),
  )
}

/** Reads what is stored for one account, item by item, so that a slow phone isn't blocked. */
export async function readDevice(owner: string): Promise<readonly [DeviceKey, unknown][]> {
  const found = await attempt(async (store) => {
    const known = await keys<IDBValidKey>(store)
    const own = known.filter((key) => isDeviceKey(key)).filter(([whose]) => whose === owner)
    const values = await getMany<unknown>(
      own.map(([whose, kind, id]) => [whose, kind, id]),
      store,
    )
    return own.map((key, at): [DeviceKey, unknown] => [key, values[at]])
  })
  return found ?? []
}

export async function forgetAllOnDevice(): Promise<void> {
  await forgetOnDevice(() => true)
  forgetStored(keptKey)
}

export async function forgetOnDevice(isMeant: (key: DeviceKey) => boolean): Promise<void> {
  await attempt(async (store) => {
    const known = await keys<IDBValidKey>(store)
    await delMany(
      known.filter((key) => !isDeviceKey(key) || isMeant(key)),
      store,
    )
  })
}

async function attempt<T>(act: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    opened ??= createStore('touchline', 'kept')
    return await act(opened)
  } catch {
    reportVolatile()
    return undefined
  }
}

function reportVolatile(): void {
  if (isForgetful) return
  isForgetful = true
  for (const listener of listeners) listener()
}

const kinds: readonly string[] = ['query', 'waiting', 'outcome'] satisfies readonly DeviceKind[]

export function isDeviceKey(key: unknown): key is DeviceKey {
  return (
    Array.isArray(key) &&
    key.length === 3 &&
    key.every((part) => typeof part === 'string') &&
    kinds.includes(String(key[1]))
  )
}

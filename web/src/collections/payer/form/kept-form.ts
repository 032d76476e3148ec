import { draftName, forgetStored, readStored, writeStored } from '#web/platform/browser-storage.ts'

import type { Draft } from './draft-shape.ts'

const nameOf = (key: string) => draftName(`form.${key}`)

/** Older input is discarded. */
const longestAge = 30 * 24 * 60 * 60_000

/** Stores input until it is submitted. All tabs share one form, which makes one bill. */
export function keepForm(key: string, owner: string | undefined, draft: Draft): void {
  writeStored(nameOf(key), JSON.stringify({ owner: owner ?? null, at: Date.now(), draft }))
}

export function forgetForm(key: string): void {
  forgetStored(nameOf(key))
}

/** Earlier input by this account or without an account; null if none. */
export async function findKeptForm(key: string, owner: string | undefined): Promise<Draft | null> {
  const stored = readStored(nameOf(key))
  if (stored === undefined) return null
  const { keptShape } = await import('./draft-shape.ts')
  const { data: kept } = keptShape.safeParse(objectIn(stored))
  if (kept === undefined || Date.now() - kept.at > longestAge) return null
  return kept.owner === null || kept.owner === owner ? kept.draft : null
}

function objectIn(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

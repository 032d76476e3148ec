import { setTimeout as pause } from 'node:timers/promises'

import {
  minReadingInterval,
  type CalendarProblem,
} from '@touchline/domain/events/calendar-readings'

import type { Platform } from '#server/platform/platform.ts'

import {
  claimSource,
  findSource,
  saveSource,
  saveSourceProblem,
  type Source,
} from '../queries/calendar-sources.ts'

export type ReadBytes =
  | { readonly kind: 'read'; readonly body: Buffer }
  | { readonly kind: 'refused'; readonly why: CalendarProblem }

type Here = Pick<Platform, 'database' | 'outbound' | 'clock'>

/** Turns webcal into https; undefined for an invalid address. */
export function calendarAddress(typed: string): string | undefined {
  const address = typed.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  url.hash = ''
  return url.href.length > 2000 ? undefined : url.href
}

/**
 * Reads a calendar from the internet, at most once in 15 minutes per address for all teams; in
 * between returns the stored copy.
 */
export async function readAddress(here: Here, address: string): Promise<ReadBytes> {
  const now = here.clock()
  const since = new Date(now.getTime() - minReadingInterval * 60_000)
  const mine = await claimSource(here.database, address, { now, since })
  if (mine === undefined) return kept(await findSource(here.database, address))

  const fetched = await here.outbound.read(address, mine.mark)
  if (fetched.kind === 'read') {
    const { body, etag, modified } = fetched
    await saveSource(here.database, address, { body, mark: { etag, modified } })
    return { kind: 'read', body }
  }
  const problem = fetched.kind === 'refused' ? fetched.why : null
  await saveSourceProblem(here.database, address, problem)
  return kept({ ...mine, problem })
}

/**
 * For people waiting at a screen. Every failure takes equally long, so no one can probe a network
 * through us.
 */
export async function readAddressFor(here: Here, address: string): Promise<ReadBytes> {
  const began = performance.now()
  const read = await readAddress(here, address)
  const isNotified = read.kind === 'read' || read.why !== 'unreachable'
  if (!isNotified) await pause(Math.max(0, here.outbound.timeoutMs - (performance.now() - began)))
  return read
}

function kept(source: Source | undefined): ReadBytes {
  if (source === undefined) return { kind: 'refused', why: 'busy' }
  if (source.problem !== null) return { kind: 'refused', why: source.problem }
  if (source.body === undefined) return { kind: 'refused', why: 'busy' }
  return { kind: 'read', body: source.body }
}

import type { CalendarSource } from '@touchline/contract/events/shapes/calendar-sync'
import {
  importWindow,
  maxCalendarBytes,
  type CalendarProblem,
} from '@touchline/domain/events/calendar-readings'
import type { Actor } from '@touchline/domain/teams/actor'
import { cutTo } from '@touchline/domain/values/cut-to'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { ReadCalendar } from './calendar-file/read.ts'
import { calendarAddress, readAddressFor } from './read-address.ts'
import { readCalendarInSubprocess } from './read-calendar-in-subprocess.ts'

/** A calendar that was read but is not followed yet. */
export interface FoundCalendar {
  readonly address: string | null
  readonly name: string
  readonly read: ReadFile
}

type ReadFile = Extract<ReadCalendar, { readonly kind: 'read' }>

interface Finding {
  readonly actor: Pick<Actor, 'accountId'>
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal | undefined
}

/** Reads a calendar for an import; stores only the download. */
export async function findEntriesOf(
  platform: Platform,
  { actor, signal }: Finding,
  source: CalendarSource,
): Promise<FoundCalendar> {
  const requester = { accountId: actor.accountId, signal }
  const window = importWindow(platform.clock())
  if ('base64' in source) {
    const bytes = Buffer.from(source.base64, 'base64')
    if (bytes.byteLength > maxCalendarBytes) throw calendarRefusal('too_large')
    const file = await readCalendarInSubprocess(requester, { bytes, window })
    if (file.kind === 'refused') throw calendarRefusal(file.why)
    return { read: file, address: null, name: nameOf(source.fileName) }
  }
  const address = calendarAddress(source.address)
  if (address === undefined) throw calendarRefusal('bad_address')
  const read = await readAddressFor(platform, address)
  if (read.kind === 'refused') throw calendarRefusal(read.why)
  const found = await readCalendarInSubprocess(requester, { bytes: read.body, window })
  if (found.kind === 'refused') throw calendarRefusal(found.why)
  return { read: found, address, name: nameOf(found.name ?? new URL(address).host) }
}

/** The reason why a calendar can't be imported, at its form field. */
export function calendarRefusal(why: CalendarProblem | 'calendars_full'): AppError {
  return new AppError('invalid_input', { fields: { 'source.address': why } })
}

function nameOf(text: string): string {
  return cutTo(text.replaceAll(/\p{Cc}+/gu, ' ').trim(), 200) || 'Calendar'
}

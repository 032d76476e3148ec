import type { FixtureListImport } from '@touchline/contract/events/shapes/fixture-list'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { importWindow } from '@touchline/domain/events/calendar-readings'
import { maxFixtureBytes } from '@touchline/domain/events/fixture-list/plan-fixtures'
import type { FixtureList } from '@touchline/domain/events/fixture-list/read-fixtures'

import { requireClub } from '#server/clubs/queries.ts'
import { isWorkbook } from '#server/members/commands/read-workbook.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openSubprocess } from '#server/platform/subprocess.ts'

import { calendarAddress, readAddressFor } from '../read-address.ts'
import { readFixtureList, type ListToRead, type ReadFixtureList } from './read.ts'

const readInSubprocess = openSubprocess<ListToRead, ReadFixtureList>({
  script: new URL('./fixtures-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 20_000,
  spent: () => ({ kind: 'refused', why: 'too_large' }),
})

/** Reading a season as text is faster than starting a process. */
const shortBytes = 64 * 1024

export interface FoundList {
  readonly fileName: string
  readonly list: FixtureList
}

interface Finding {
  readonly actor: ClubActor
  readonly source: FixtureListImport['source']
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal | undefined
}

/** Reads a list from a file or a URL; stores nothing. */
export async function findFixtureList(
  platform: Platform,
  { actor, source, signal }: Finding,
): Promise<FoundList> {
  const { time_zone: zone } = await requireClub(platform.database, actor.clubId)
  const { bytes, fileName } = await bytesOf(platform, source)
  const list = { bytes, zone, window: importWindow(platform.clock()) }
  const read =
    bytes.byteLength > shortBytes || isWorkbook(bytes)
      ? await readInSubprocess({ accountId: actor.accountId, signal }, list)
      : await readFixtureList(list)
  if (read.kind === 'refused') throw refused(read.why)
  return { fileName, list: read.list }
}

async function bytesOf(platform: Platform, source: FixtureListImport['source']) {
  if ('base64' in source) {
    const bytes = Buffer.from(source.base64, 'base64')
    if (bytes.byteLength > maxFixtureBytes) throw refused('too_large')
    return { bytes, fileName: source.fileName }
  }
  const address = calendarAddress(source.address)
  if (address === undefined) throw refused('bad_address')
  const read = await readAddressFor(platform, address)
  if (read.kind === 'refused') throw refused(read.why)
  return { bytes: read.body, fileName: new URL(address).host }
}

function refused(why: string): AppError {
  return new AppError('invalid_input', { fields: { source: why } })
}

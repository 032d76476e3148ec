import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'

/** A page of a list, newest first. */
export interface PageQuery {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** A row with its time as text: a Date would lose the microseconds. */
export interface Cursor {
  readonly place: string
  readonly id: string
}

const newest: Cursor = { place: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** The row before the page. */
export function placeOf(cursor: string | undefined): Cursor {
  if (cursor === undefined) return newest
  const [place = '', id = ''] = cursor.split('_')
  if (!isMoment(place) || !z.uuid().safeParse(id).success)
    throw new AppError('invalid_input', { fields: { cursor: 'unknown' } })
  return { place, id }
}

/** A time as written by the database. */
function isMoment(place: string): boolean {
  const iso = place.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
  return z.iso.datetime({ offset: true }).safeParse(iso).success && !iso.startsWith('0000-')
}

/** The page's rows and the next cursor, from one row more than the page has. */
export function pageOf<Row extends Cursor>(
  rows: readonly Row[],
  limit: number,
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { shown, nextCursor: last === undefined ? null : `${last.place}_${last.id}` }
}

import type { ArchiveContent } from '@touchline/contract/integrations/shapes/archives'
import { archiveKinds, type ArchiveKind } from '@touchline/domain/integrations/archives'
import { v7 as newId } from 'uuid'

export interface TeamImport {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
  readonly rows: ArchiveContent
  readonly ids: Ids
}

/** The new id of a row, by its position in its file. */
export interface Ids {
  of(kind: ArchiveKind, place: number): string
  maybe(kind: ArchiveKind, place: number | null): string | null
}

/** Ascending ids, so that an export of the copy has the same order. */
export function createIds(rows: ArchiveContent): Ids {
  const ids = new Map(archiveKinds.map((kind) => [kind, rows[kind].map(() => newId())]))
  const of = (kind: ArchiveKind, place: number) => {
    const id = ids.get(kind)?.[place - 1]
    if (id === undefined) throw new Error(`no row ${place} of ${kind}`)
    return id
  }
  return { of, maybe: (kind, place) => (place === null ? null : of(kind, place)) }
}

/** Never in the future; now if an older archive has none. */
export function notInFuture(now: Date, time: string | null): Date {
  return time === null ? now : new Date(Math.min(Date.parse(time), now.getTime()))
}

const batchSize = 500

/** Inserts in batches: a statement takes a limited number of parameters. */
export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize)
    await insert(rows.slice(from, from + batchSize))
}

import type { Archived } from '@touchline/contract/integrations/shapes/archives'
import { archiveKinds, type ArchiveKind } from '@touchline/domain/integrations/archives'
import { v7 as newId } from 'uuid'

/** A running import: whose it is, the new team, its rows and their new ids. */
export interface TeamImport {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
  readonly rows: Archived
  readonly ids: Ids
}

/** The new id of a row, by its place in its file. */
export interface Ids {
  of(kind: ArchiveKind, place: number): string
  /** Null stays null. */
  maybe(kind: ArchiveKind, place: number | null): string | null
}

/** New ids in the order of the rows, so that exporting the copy gives the same order. */
export function idsFor(rows: Archived): Ids {
  const ids = new Map(archiveKinds.map((kind) => [kind, rows[kind].map(() => newId())]))
  const of = (kind: ArchiveKind, place: number) => {
    const id = ids.get(kind)?.[place - 1]
    if (id === undefined) throw new Error(`no row ${place} of ${kind}`)
    return id
  }
  return { of, maybe: (kind, place) => (place === null ? null : of(kind, place)) }
}

/** A past instant: never in the future, and now where older archives have none. */
export function notAfter(now: Date, time: string | null): Date {
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

import type { Archived } from '@touchline/contract/integrations/shapes/archives'
import { archiveKinds, type ArchiveKind } from '@touchline/domain/integrations/archives'
import { v7 as newId } from 'uuid'

/** An import that runs: who brings what, into which team, and under which ids. */
export interface Bringing {
  readonly teamId: string
  readonly accountId: string
  readonly now: Date
  readonly rows: Archived
  readonly ids: Ids
}

/** The new id of a row, by its place in its file. */
export interface Ids {
  of(kind: ArchiveKind, place: number): string
  /** Of nobody, nobody. */
  maybe(kind: ArchiveKind, place: number | null): string | null
}

/** Ids in the order of the rows: a copy of the copy is the same. */
export function idsFor(rows: Archived): Ids {
  const ids = new Map(archiveKinds.map((kind) => [kind, rows[kind].map(() => newId())]))
  const of = (kind: ArchiveKind, place: number) => {
    const id = ids.get(kind)?.[place - 1]
    if (id === undefined) throw new Error(`no row ${place} of ${kind}`)
    return id
  }
  return { of, maybe: (kind, place) => (place === null ? null : of(kind, place)) }
}

/** Nothing has happened on a day that is yet to come; older archives do not say when. */
export function notAfter(now: Date, told: string | null): Date {
  return told === null ? now : new Date(Math.min(Date.parse(told), now.getTime()))
}

const atOnce = 500

/** Some rows at a time: a statement has no room for all of them. */
export async function inPortions<Row>(
  rows: readonly Row[],
  insert: (portion: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await insert(rows.slice(from, from + atOnce))
}

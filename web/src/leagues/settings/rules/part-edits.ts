import type { Rules } from './preset-of.ts'

/** The edit in progress; refused if the league has changed since it began. */
export interface PartEdit {
  readonly version: number
  /** Null: those of the league. */
  readonly rules: Rules | null
}

/** What is not saved yet, by the part whose rules it is. */
export type PartEdits = ReadonlyMap<string, PartEdit>

export function withEdit(edits: PartEdits, part: string, edit: PartEdit): PartEdits {
  return new Map(edits).set(part, edit)
}

export function withoutEdit(edits: PartEdits, part: string): PartEdits {
  return new Map([...edits].filter(([id]) => id !== part))
}

interface Saved {
  readonly part: string
  /** Of the league: before, and now. */
  readonly versions: readonly [before: number, now: number]
}

/** The edits of other parts go on from what was saved here: nobody else changed anything between. */
export function afterSaving(edits: PartEdits, { part, versions: [before, now] }: Saved): PartEdits {
  return new Map(
    [...withoutEdit(edits, part)].map(([id, edit]) => [
      id,
      edit.version === before ? { ...edit, version: now } : edit,
    ]),
  )
}

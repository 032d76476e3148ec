import type { Rules } from './find-preset.ts'

/** The edit in progress; refused if the league has changed since it began. */
export interface PartEdit {
  readonly version: number
  /** Null: those of the league. */
  readonly rules: Rules | null
}

/** Unsaved edits by stage. */
export type PartEdits = ReadonlyMap<string, PartEdit>

export function withEdit(edits: PartEdits, part: string, edit: PartEdit): PartEdits {
  return new Map(edits).set(part, edit)
}

export function withoutEdit(edits: PartEdits, part: string): PartEdits {
  return new Map([...edits].filter(([id]) => id !== part))
}

interface Saved {
  readonly part: string
  /** The league's versions before and after saving. */
  readonly versions: readonly [before: number, now: number]
}

/** Moves other stages' edits to the new version, because this save was the only change between. */
export function editsAfterSaving(
  edits: PartEdits,
  { part, versions: [before, now] }: Saved,
): PartEdits {
  return new Map(
    [...withoutEdit(edits, part)].map(([id, edit]) => [
      id,
      edit.version === before ? { ...edit, version: now } : edit,
    ]),
  )
}

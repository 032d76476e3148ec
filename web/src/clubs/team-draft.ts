import { draftName, forgetStored, readStored, writeStored } from '#web/platform/browser-storage.ts'

import type { TeamRow } from './pasted-teams.ts'

/** Rows without a name yet survive a reload; signing out removes them. */
const nameOf = (clubId: string) => draftName(`club-teams.${clubId}`)

export function readTeamDraft(clubId: string): readonly TeamRow[] | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(clubId)) ?? 'null')
    return Array.isArray(kept) && kept.length > 0 && kept.every(isRow) ? kept : undefined
  } catch {
    return undefined
  }
}

export function writeTeamDraft(clubId: string, rows: readonly TeamRow[]): void {
  writeStored(nameOf(clubId), JSON.stringify(rows))
}

export function forgetTeamDraft(clubId: string): void {
  forgetStored(nameOf(clubId))
}

function isRow(kept: unknown): kept is TeamRow {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['name', 'sport', 'ageGroup'].every((field) => typeof Reflect.get(kept, field) === 'string')
  )
}

import { leaguesKey } from './leagues.ts'
import { membersKey, guardiansKeyStart } from './people.ts'
import { isRaw, lineAt, listIn } from './raw.ts'
import type { Saved, SavedProblemCode, Stored } from './saved.ts'

/** The keys of browser storage this import reads; no other is ever looked at. */
export function isSavedKey(key: string): boolean {
  return key === 'userTeams' || /^(teamMembers|teamMemberParents|leagues)_/.test(key)
}

/** What becomes of the storage once teams and clubs are in the account. */
export interface Leaving {
  readonly removed: readonly string[]
  /** The list without them; undefined when nothing is left of it. */
  readonly userTeams: string | undefined
}

/** Members and leagues that could not all be read are not thrown away. */
const keptFor: ReadonlySet<SavedProblemCode> = new Set([
  'unreadable',
  'too_large',
  'too_many_members',
  'too_many_leagues',
])

/**
 * Takes what was brought along out of the browser: the records, and the members, parents and leagues
 * of the teams. What belongs to records that stay stays with them.
 */
export function leavingWith(stored: Stored, saved: Saved, brought: ReadonlySet<string>): Leaving {
  const list = listIn(stored['userTeams'])
  const records = list.kind === 'records' ? list.records : []
  const staying = records.filter((_, index) => !brought.has(String(index)))
  const stayingIds = new Set(staying.map(idOf))
  const gone = saved.teams.filter(
    ({ key, browserId, problems }) =>
      brought.has(key) &&
      !stayingIds.has(browserId) &&
      !problems.some(({ code }) => keptFor.has(code)),
  )
  const removed = Object.keys(stored).filter((key) =>
    gone.some(
      ({ browserId: id }) =>
        id !== '' &&
        ([membersKey(id), leaguesKey(id)].includes(key) || key.startsWith(guardiansKeyStart(id))),
    ),
  )
  if (staying.length > 0) return { removed, userTeams: JSON.stringify(staying) }
  return { removed: [...removed, 'userTeams', 'hasCreatedTeam'], userTeams: undefined }
}

/** Everything that is kept there, as one readable file. */
export function copyOf(stored: Stored): string {
  const values = Object.entries(stored).map(([key, text]) => [key, readable(text)])
  return JSON.stringify(Object.fromEntries(values), undefined, 2)
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function idOf(record: unknown): string {
  return isRaw(record) ? lineAt(record, 'id', 80) : ''
}

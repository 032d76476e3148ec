import { isRaw, lineAt, listIn } from './raw.ts'

/** True when a browser's list names at least one team or club: reason enough to ask. */
export function holdsTeams(userTeams: string | undefined): boolean {
  const list = listIn(userTeams)
  return (
    list.kind === 'records' &&
    list.records.some((record) => isRaw(record) && lineAt(record, 'name', 100) !== '')
  )
}

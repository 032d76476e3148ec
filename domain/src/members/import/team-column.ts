import type { ChosenColumns, Column, Table } from './table.ts'
import { wordsOf } from './words.ts'

/** What else a club calls its teams; in the list of one team it may be anything. */
const groups = new Set([
  'gruppe',
  'gruppen',
  'trainingsgruppe',
  'kader',
  'group',
  'groups',
  'groupe',
  'groupes',
  'grupo',
  'grupos',
  'plantilla',
  'categories',
  'categorias',
])

/**
 * In a club's list without a column of teams, its age groups or groups name them, unless someone has
 * said what those are.
 */
export function withTeamColumn(table: Table, chosen: ChosenColumns): Table {
  if (table.columns.some(({ field }) => field === 'team')) return table
  const free = table.columns.filter(({ index }) => !chosen.has(index))
  const naming = free.find(({ field }) => field === 'division') ?? free.find(isOfGroups)
  if (naming === undefined) return table
  const columns = table.columns.map((column) =>
    column === naming ? { ...column, field: 'team' as const } : column,
  )
  return { ...table, columns }
}

function isOfGroups({ field, heading }: Column): boolean {
  return field === undefined && groups.has(wordsOf(heading).join(' '))
}

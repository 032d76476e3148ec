import type { ChosenColumns, Column, Table } from './table.ts'
import { splitWords } from './words.ts'

/** Other words for teams. In the list of a single team they may mean anything. */
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
 * If a club's list has no team column, uses the age group or group column, unless a person gave it
 * another meaning.
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
  return field === undefined && groups.has(splitWords(heading).join(' '))
}

import { placeOf } from './distribution.ts'
import { isPinned, parameterOf } from './team-places.ts'
import { tablesRead, type Tables } from './team-statements.ts'

/**
 * Adds the team to each table a statement reads: Citus sends a statement to one node only if every
 * table names its team, also in correlated subqueries.
 */
export function pinned(text: string, tables: Tables): string {
  const open = tablesRead(text, tables)
    .filter(({ place }) => placeOf.get(place.table ?? '') === 'by_team' && !isPinned(place))
    .toSorted((one, other) => other.at - one.at)
  let bytes = Buffer.from(text)
  for (const { place, at, hasAlias } of open) {
    const parameter = parameterOf(place)
    if (parameter === undefined) continue
    const name = /^"?\w+"?/.exec(bytes.toString('utf8', at))?.[0] ?? ''
    const rows = `(select * from ${place.table} where team_id = $${parameter})`
    bytes = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(hasAlias ? rows : `${rows} ${place.table}`),
      bytes.subarray(at + name.length),
    ])
  }
  return bytes.toString('utf8')
}

import { placeOf } from './distribution.ts'
import { isPinned, parameterOf } from './team-places.ts'
import { tablesRead, type Tables } from './team-statements.ts'

/**
 * Names the team of a statement at each table it reads: Citus sends a statement to one node only if every
 * table says which, also in subqueries that follow the team of an outer row.
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

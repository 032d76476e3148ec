import { endpoints, type Endpoint } from './endpoints.ts'
import type { Row } from './sweep-row.ts'
import { rows } from './sweep-rows.ts'

/** An endpoint with its row. */
export type Swept = Endpoint & { readonly row: Row }

const byName = new Map(endpoints().map((endpoint) => [endpoint.name, endpoint]))

/** Every endpoint with a row, in the order of the rows: the owner can do all of it so. */
export const swept: readonly Swept[] = Object.entries(rows).flatMap(([name, row]) => {
  const endpoint = byName.get(name)
  return endpoint === undefined ? [] : [{ ...endpoint, row }]
})

/** Whether it is about what belongs to a team, a club, an operator or someone else: for others it isn't there. */
export function isTheirs({ access, row }: Swept): boolean {
  return row.isTheirs || !['account', 'anyone'].includes(access)
}

/** What the owner of everything gets by asking: 'done', or why not. */
export function ownerGets({ access, row }: Swept): number | 'done' {
  return row.owner ?? (access === 'operator' ? 404 : 'done')
}

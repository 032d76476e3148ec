import { endpoints, type Endpoint } from './endpoints.ts'
import type { Row } from './sweep-row.ts'
import { rows } from './sweep-rows.ts'

export type SweptEndpoint = Endpoint & { readonly row: Row }

const byName = new Map(endpoints().map((endpoint) => [endpoint.name, endpoint]))

/** Every endpoint with its row, in the order of the rows. */
export const sweptEndpoints: readonly SweptEndpoint[] = Object.entries(rows).flatMap(
  ([name, row]) => {
    const endpoint = byName.get(name)
    return endpoint === undefined ? [] : [{ ...endpoint, row }]
  },
)

/**
 * Whether it concerns data of a team, a club, an operator or another person, so that others don't
 * find it.
 */
export function isPrivate({ access, row }: SweptEndpoint): boolean {
  return row.isPrivate || !['account', 'anyone'].includes(access)
}

/** What the owner of everything gets: "done", or the status. */
export function ownerGets({ access, row }: SweptEndpoint): number | 'done' {
  return row.owner ?? (access === 'operator' ? 404 : 'done')
}

import { demoPerson, type DemoPerson } from '@touchline/contract/auth/shapes'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable } from '#server/platform/database/database.ts'

/** Who is here: nobody, nobody but the demo club, or real people. */
export type Presence =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'demo'; readonly people: readonly DemoPerson[] }
  | { readonly kind: 'people' }

export async function presence(db: Queryable): Promise<Presence> {
  const found = await sql<{ anybody: boolean; real: boolean; demo: unknown }>`
    select
      exists (select from auth.users) or exists (select from accounts) as anybody,
      exists (
        select from auth.users u where not exists (select from accounts a where a.id = u.id and a.is_demo)
      ) or exists (select from accounts where not is_demo) as real,
      (select value from installation where name = 'demo') as demo
  `.execute(db)
  const [row] = found.rows
  if (row === undefined || row.real) return { kind: 'people' }
  if (!row.anybody) return { kind: 'nobody' }
  return { kind: 'demo', people: z.array(demoPerson).parse(row.demo ?? []) }
}

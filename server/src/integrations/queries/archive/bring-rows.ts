import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { bringEvents } from './bring-events.ts'
import { bringLeagues } from './bring-leagues.ts'
import { bringMatchDays } from './bring-match-days.ts'
import { bringBelongings, bringPeople } from './bring-people.ts'
import { idsFor, type Bringing } from './bringing.ts'
import { fieldsUnder } from './custom-values.ts'

interface Rows extends Omit<Bringing, 'ids'> {
  /** Which of the members is whoever brings them. */
  readonly me: number | undefined
}

/** Writes all rows of an archive into a new team, those that are named before those that name them. */
export async function bringRows(tx: Transaction, { me, ...brought }: Rows): Promise<void> {
  const bringing = { ...brought, ids: idsFor(brought.rows) }
  const fields = fieldsUnder(brought.rows.fields, newId)
  await bringBelongings(tx, bringing, fields)
  await bringPeople(tx, bringing, { fields, me })
  await bringEvents(tx, bringing)
  await bringMatchDays(tx, bringing)
  await bringLeagues(tx, bringing)
}

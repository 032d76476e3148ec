import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { withNewFieldIds } from './custom-values.ts'
import { createIds, type TeamImport } from './import-context.ts'
import { importEvents } from './import-events.ts'
import { importLeagues } from './import-leagues.ts'
import { importMatchDays } from './import-match-days.ts'
import { importBelongings, importPeople } from './import-people.ts'

interface Rows extends Omit<TeamImport, 'ids'> {
  /** The importer's own row among the members. */
  readonly me: number | undefined
}

/** Writes all rows into a new team, referenced ones first. */
export async function importRows(tx: Transaction, { me, ...brought }: Rows): Promise<void> {
  const context = { ...brought, ids: createIds(brought.rows) }
  const fields = withNewFieldIds(brought.rows.fields, newId)
  await importBelongings(tx, context, fields)
  await importPeople(tx, context, { fields, me })
  await importEvents(tx, context)
  await importMatchDays(tx, context)
  await importLeagues(tx, context)
}

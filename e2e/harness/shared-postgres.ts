import pg from 'pg'
import { z } from 'zod'

import type { Connection } from '../../server/src/platform/database/database.ts'
import { databaseUrl } from '../../server/src/platform/testing/database-url.ts'
import { copyOf, openTestPostgres } from '../../server/src/platform/testing/postgres.ts'
import { openTouchline } from './touchline.ts'

const known = 'TOUCHLINE_JOURNEYS_DATABASE'

/** Starts one PostgreSQL for all journeys, with a template database that Touchline has migrated. */
export default async function openSharedPostgres(): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres('journeys')
  const { connection, template } = postgres
  const first = await openTouchline({
    DATABASE_URL: databaseUrl({ ...connection, database: template }),
  })
  await first.stop()
  // Workers inherit the environment.
  process.env[known] = JSON.stringify({ connection, template })
  return () => postgres.close()
}

/** A database for one Touchline; undefined outside a run of journeys. */
export async function sharedDatabase(): Promise<string | undefined> {
  const shared = process.env[known]
  if (shared === undefined) return undefined
  const { connection, template } = z
    .object({ connection: z.custom<Connection>(), template: z.string() })
    .parse(JSON.parse(shared))
  const name = `journey_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(copyOf(template, name))
  await client.end()
  return databaseUrl({ ...connection, database: name })
}

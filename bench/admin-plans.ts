import pg from 'pg'
import { z } from 'zod'

import { findOperatedAccounts, type Directory } from '../server/src/operations/queries/accounts.ts'
import { findAuditEntries } from '../server/src/operations/queries/audit.ts'
import { countEverything } from '../server/src/operations/queries/figures.ts'
import { findGroups } from '../server/src/operations/queries/groups.ts'
import { findFailedLetters } from '../server/src/operations/queries/mail.ts'
import { countReaders } from '../server/src/operations/queries/newsletter-recipients.ts'
import { findNewsletters } from '../server/src/operations/queries/newsletters.ts'
import {
  openDatabase,
  type Connection,
  type Database,
} from '../server/src/platform/database/database.ts'
import { statementsOf, type Statement } from '../server/src/testing/support/statements.ts'
import { accountId, clubId } from './site.ts'

/** Reading so few rows is faster than using an index. */
const small = 5_000

const looks: Readonly<Record<string, (db: Database, now: Date) => Promise<unknown>>> = {
  figures: (db, now) => countEverything(db, now),
  clubs: (db) => findGroups(db, { kind: 'clubs', search: '', limit: 20 }),
  'clubs by name': (db) => findGroups(db, { kind: 'clubs', search: 'grunw', limit: 20 }),
  'a club': (db) => findGroups(db, { kind: 'clubs', search: clubId(1), limit: 1 }),
  teams: (db) => findGroups(db, { kind: 'teams', search: '', limit: 20 }),
  'teams by name': (db) => findGroups(db, { kind: 'teams', search: 'herren vigo', limit: 20 }),
  accounts: (db, now) => findOperatedAccounts(db, directory(now), { search: '', limit: 20 }),
  'accounts by address': (db, now) =>
    findOperatedAccounts(db, directory(now), { search: 'anna.huber', limit: 20 }),
  'an account': (db, now) =>
    findOperatedAccounts(db, directory(now), { search: accountId(77), limit: 1 }),
  'failed emails': (db) => findFailedLetters(db, { limit: 30 }),
  newsletters: (db) => findNewsletters(db, { limit: 30 }),
  'readers of a newsletter': (db, now) => countReaders(db, 'product_news', now),
  audit: (db) => findAuditEntries(db, { person: '', limit: 30 }),
  'audit of a person': (db) => findAuditEntries(db, { person: 'anna.huber', limit: 30 }),
  'audit by action': (db) =>
    findAuditEntries(db, { person: '', action: 'operations.club_deleted', limit: 30 }),
}

function directory(now: Date): Directory {
  return { operatorEmails: [], now }
}

const planShape = z.array(
  z.object({
    'QUERY PLAN': z.tuple([z.object({ Plan: z.looseObject({}), 'Execution Time': z.number() })]),
  }),
)

interface Step {
  readonly type: string
  readonly relation: string | undefined
  readonly rows: number
}

/** Statements of the operator's lists that scan a whole large table. */
export async function findFullScans(connection: Connection): Promise<string> {
  const open = openDatabase(connection, 4)
  const client = new pg.Client(connection)
  await client.connect()
  const found: string[] = []
  try {
    for (const [name, look] of Object.entries(looks))
      for (const statement of await readsOf(() => look(open.database, new Date()))) {
        const { ms, whole } = await explained(client, statement)
        found.push(...whole.map((read) => `${name}: ${read}, ${ms.toFixed(0)} ms`))
      }
  } finally {
    await client.end()
    await open.close()
  }
  return found.length === 0 ? 'none' : `\n${found.join('\n')}`
}

/** Leaves out the settings of a new connection. */
async function readsOf(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const all = await statementsOf(work)
  return all.filter(({ text }) => /^\s*(?:select|with)/.test(text))
}

async function explained(client: pg.Client, { text, values }: Statement) {
  const asked = `explain (analyze, format json) ${text}`
  const { rows } = await client.query(asked, [...values])
  const [row] = planShape.parse(rows)
  if (row === undefined) throw new Error('no plan')
  const [{ Plan: plan, 'Execution Time': ms }] = row['QUERY PLAN']
  const whole = stepsOf(plan)
    .filter(({ type, rows }) => type === 'Seq Scan' && rows > small)
    .map(({ relation, rows }) => `${relation} (${rows} rows)`)
  return { ms, whole }
}

const stepShape = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  Plans: z.array(z.unknown()).default([]),
})

function stepsOf(plan: unknown): Step[] {
  const step = stepShape.parse(plan)
  const rows = (step['Actual Rows'] + step['Rows Removed by Filter']) * step['Actual Loops']
  const own = { type: step['Node Type'], relation: step['Relation Name'], rows: Math.round(rows) }
  return [own, ...step.Plans.flatMap(stepsOf)]
}

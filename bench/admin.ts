/**
 * `npm run bench -- admin`: an operator's hour with 3,000 clubs, 30,000 teams and 300,000 accounts.
 * Prints the time of each list and action, the longest block of the event loop, and statements that
 * scan a large table.
 */
import pg from 'pg'
import { z } from 'zod'

import { keepWeeks } from '../server/src/operations/queries/weeks.ts'
import { openDatabase, type Connection } from '../server/src/platform/database/database.ts'
import { anIssuer } from '../server/src/testing/support/crowd.ts'
import { findFullScans } from './admin-plans.ts'
import { openOwnDatabase } from './own-database.ts'
import { run } from './processes.ts'
import { addOperator, clubId, seedSite } from './site.ts'

const email = 'olga@site.example'
const operator = {
  accountId: '0190aa00-0000-7000-9000-000000000001',
  sessionId: '0190ee00-0000-7000-9000-000000000001',
  email,
}
const metricsToken = 'metrics-of-the-bench'
const times = Number(process.env['BENCH_ROUNDS'] ?? 40)

export async function measureAdminPages(): Promise<void> {
  const own = await openOwnDatabase()
  const issuer = await anIssuer()
  const settings = {
    DATABASE_URL: own.url,
    DATA_DIR: own.folder,
    OPERATOR_EMAILS: email,
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: 'warn',
    AUTH_RATE_LIMITS: 'off',
    ...issuer.settings,
  }
  const client = new pg.Client(own.connection)
  await client.connect()
  try {
    await (await run('server/build/main.js', settings)).stop()
    await seedSite(client)
    await addOperator(client, operator)
    await afterOneNight(own.connection)
    const { token } = await issuer.signIn({ ...operator, memberId: operator.accountId })
    const ours = await run('server/build/main.js', settings)
    try {
      await measureSite({ address: ours.address, token })
      console.info(`Read as a whole: ${await findFullScans(own.connection)}`)
    } finally {
      await ours.stop()
    }
  } finally {
    await client.end()
    await own.close()
  }
}

/** The result of the nightly jobs. */
async function afterOneNight(connection: Connection): Promise<void> {
  const open = openDatabase(connection, 1)
  await keepWeeks(open.database, new Date())
  await open.close()
}

interface Site {
  readonly address: string
  readonly token: string
}

interface Step {
  readonly name: string
  readonly path: (round: number) => Promise<string> | string
  readonly method?: 'POST' | 'PUT'
  readonly body?: (round: number) => object
  readonly times?: number
}

async function measureSite(site: Site): Promise<void> {
  console.info('\n| What | p50 ms | p99 ms | Event loop held, ms |\n| --- | --: | --: | --: |')
  for (const step of stepsOf(site)) {
    const took = await timesOf(site, step)
    const at = (share: number) => took[Math.ceil(share * took.length) - 1]?.toFixed(0)
    const held = (await longestDelay(site)) * 1000
    console.info(`| ${step.name} | ${at(0.5)} | ${at(0.99)} | ${held.toFixed(0)} |`)
  }
  console.info(`\nExport of the largest club: ${await exportOfLargest(site)}`)
  console.info(`Newsletter: ${await newsletterToAll(site)}`)
}

function stepsOf(site: Site): readonly Step[] {
  const reason = 'Asked for by phone'
  const act = (action: string): Pick<Step, 'method' | 'body'> => ({
    method: 'POST',
    body: () => ({ kind: 'clubs', action, reason }),
  })
  const groups = (query: string) => `/admin/groups?${query}`
  const deep = (path: string) => {
    let cursor: string | undefined
    return async () => {
      cursor ??= await deepCursor(site, path)
      return `${path}&cursor=${encodeURIComponent(cursor)}`
    }
  }
  const actionsOf = (first: number) => (round: number) =>
    `/admin/groups/${clubId(first + round)}/actions`
  return [
    { name: 'Figures', path: () => '/admin/figures', times: 10 },
    { name: 'Clubs', path: () => groups('kind=clubs') },
    { name: 'Clubs, fortieth page', path: deep(groups('kind=clubs')) },
    { name: 'Clubs by name (Grünwald)', path: () => groups('kind=clubs&search=grunw') },
    { name: 'Clubs by a common word', path: () => groups('kind=clubs&search=tsv') },
    { name: 'The largest club', path: () => groups(`kind=clubs&search=${clubId(1)}`) },
    { name: 'Teams', path: () => groups('kind=teams') },
    { name: 'Teams, fortieth page', path: deep(groups('kind=teams')) },
    { name: 'Teams by a common word', path: () => groups('kind=teams&search=u1') },
    { name: 'Accounts', path: () => '/admin/accounts?limit=20' },
    {
      name: 'Accounts, fortieth page',
      path: deep('/admin/accounts?limit=20'),
    },
    { name: 'Accounts by address', path: () => '/admin/accounts?search=anna.huber' },
    { name: 'Accounts, nothing found', path: () => '/admin/accounts?search=zz.nobody' },
    { name: 'Failed emails', path: () => '/admin/mail' },
    { name: 'Audit', path: () => '/admin/audit' },
    { name: 'Audit, fortieth page', path: deep('/admin/audit?limit=30') },
    { name: 'Audit of a person', path: () => '/admin/audit?person=anna.huber' },
    {
      name: 'Audit by action and time',
      path: () =>
        '/admin/audit?action=operations.limits_set&since=2025-06-01T00:00:00Z&until=2026-06-01T00:00:00Z',
    },
    {
      name: 'Audit, an action nobody did',
      path: () => '/admin/audit?action=operations.club_deleted',
    },
    { name: 'Suspend a club', path: actionsOf(100), ...act('suspend') },
    { name: 'Resume it', path: actionsOf(100), ...act('resume') },
    { name: 'Suspend the largest', path: actionsOf(1), ...act('suspend'), times: 1 },
    { name: 'Resume the largest', path: actionsOf(1), ...act('resume'), times: 1 },
    {
      name: 'Set limits and features',
      path: (round) => `/admin/groups/${clubId(100 + round)}/settings`,
      method: 'PUT',
      body: () => ({
        kind: 'clubs',
        limits: { members: 500, storage: 1000, mails: 2000 },
        features: {
          collections: null,
          leagues: false,
          messages: null,
          registrations: null,
          integrations: null,
          premium: null,
        },
        reason,
      }),
    },
    { name: 'Delete a club', path: actionsOf(2000), ...act('delete') },
    {
      name: 'Announce to everyone',
      path: (round) => `/admin/announcements/${clubId(9000 + round)}`,
      method: 'PUT',
      times: 5,
      body: () => ({
        announcement: {
          kind: 'info',
          startsAt: new Date().toISOString(),
          endsAt: new Date(Date.now() + 3_600_000).toISOString(),
          texts: [{ language: 'en', text: 'The pitches are closed on Sunday.' }],
        },
      }),
    },
  ]
}

async function timesOf(site: Site, step: Step): Promise<number[]> {
  const { path, method = 'GET', body } = step
  await longestDelay(site)
  const took: number[] = []
  for (let round = 0; round < (step.times ?? times); round += 1) {
    const address = await path(round)
    const began = performance.now()
    await ask(site, address, { method, body: body?.(round) })
    took.push(performance.now() - began)
  }
  return took.toSorted((a, b) => a - b)
}

const pageShape = z.object({ nextCursor: z.string().nullable() })

/** The cursor of page forty. */
async function deepCursor(site: Site, path: string): Promise<string> {
  let address = path
  for (let page = 1; ; page += 1) {
    const { nextCursor: next } = pageShape.parse(await ask(site, address))
    if (next === null) throw new Error(`${path} has only ${page} pages`)
    if (page === 39) return next
    address = `${path}&cursor=${encodeURIComponent(next)}`
  }
}

async function exportOfLargest(site: Site): Promise<string> {
  const shape = z.object({ export: z.object({ state: z.string() }).nullable() })
  const found = z.object({ groups: z.array(shape) })
  const began = performance.now()
  const asked = { kind: 'clubs', action: 'export', reason: 'The club moves' }
  await ask(site, `/admin/groups/${clubId(1)}/actions`, { method: 'POST', body: asked })
  const others: number[] = []
  for (;;) {
    const look = performance.now()
    const answer = await ask(site, `/admin/groups?kind=clubs&search=${clubId(1)}`)
    others.push(performance.now() - look)
    const state = found.parse(answer).groups[0]?.export?.state
    if (state !== 'waiting') return `${state} after ${since(began)}, ${await besides(site, others)}`
  }
}

/** Sends one to a third of all accounts while others open their page. */
async function newsletterToAll(site: Site): Promise<string> {
  const path = `/admin/newsletters/${clubId(9900)}`
  const texts = [{ language: 'en', subject: 'What is new', words: 'Three things are new.' }]
  await ask(site, path, { method: 'PUT', body: { kind: 'product_news', texts } })
  const shape = z.object({
    recipients: z.int(),
    figures: z.object({ waiting: z.int() }).nullable(),
  })
  const draft = performance.now()
  const { recipients } = shape.parse(await ask(site, path))
  const opened = since(draft)
  const began = performance.now()
  await ask(site, `${path}/send`, { method: 'POST', body: {} })
  const sent = since(began)
  const others: number[] = []
  for (;;) {
    const look = performance.now()
    await ask(site, '/admin/accounts?limit=20')
    others.push(performance.now() - look)
    const { figures } = shape.parse(await ask(site, path))
    if (figures?.waiting === 0)
      return `${recipients} recipients; the draft opens in ${opened}, sending takes ${sent}, all written after ${since(began)}, ${await besides(site, others)}`
  }
}

async function besides(site: Site, others: readonly number[]): Promise<string> {
  const sorted = others.toSorted((a, b) => a - b)
  const p99 = sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0
  return `another page meanwhile p99 ${p99.toFixed(0)} ms, event loop held ${((await longestDelay(site)) * 1000).toFixed(0)} ms`
}

function since(began: number): string {
  const ms = performance.now() - began
  return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`
}

async function ask(
  { address, token }: Site,
  path: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: object | undefined } = {},
): Promise<unknown> {
  const response = await fetch(`${address}/rest/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The longest event loop delay since the last call, in seconds. */
async function longestDelay({ address }: Site): Promise<number> {
  const response = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await response.text()) ?? []
  return Number(seconds)
}

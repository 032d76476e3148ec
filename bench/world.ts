import pg from 'pg'
import { z } from 'zod'

import type { Connection } from '../server/src/platform/database/database.ts'
import { anIssuer } from '../server/src/testing/support/crowd.ts'
import { openOwnDatabase } from './own-database.ts'
import { run, type StartedProcess, benchmarkSettings } from './processes.ts'
import { seed, type Seeded } from './seed.ts'
import { seedConversations, type Author } from './talk.ts'

export interface World {
  readonly ours: StartedProcess
  readonly bare: StartedProcess
  readonly token: string
  readonly email: string
  readonly password: string
  readonly seeded: Seeded & { readonly feed: string }
  readonly authors: readonly Author[]
  readonly connection: Connection
  /** The PostgreSQL server that both use. */
  readonly databasePid: number
  close(): Promise<void>
}

const email = 'coach@bench.example'
const password = 'correct horse battery'

const sessionShape = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })

/** One database with our server and the bare one. */
export async function openWorld(): Promise<World> {
  const own = await openOwnDatabase()
  const issuer = await anIssuer()
  const { connection, url: databaseUrl, folder } = own
  const ours = await run('server/build/main.js', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: '0',
    ...benchmarkSettings,
    ...issuer.settings,
  })

  const session = sessionShape.parse(
    await post(`${ours.address}/auth/v1/signup`, { email, password }),
  )
  const token = session.access_token
  await fetch(`${ours.address}/rest/v1/me`, { headers: { authorization: `Bearer ${token}` } })
  const pool = new pg.Pool({ ...connection, max: 2 })
  const made = await seed(pool, session.user.id)
  const authors = await seedConversations(pool, issuer)
  await pool.end()
  const feed = await feedOf(ours, token, made.largeTeamId)
  const seeded = { ...made, feed }

  const jwks: unknown = await (await fetch(`${ours.address}/auth/v1/.well-known/jwks.json`)).json()
  const bare = await run('bench/bare.ts', {
    BENCH_BARE: JSON.stringify({
      databaseUrl,
      email,
      jwks,
    }),
  })
  return {
    ours,
    bare,
    token,
    email,
    password,
    seeded,
    authors,
    connection,
    databasePid: own.pid,
    async close() {
      await bare.stop()
      await ours.stop()
      await own.close()
    },
  }
}

async function post(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** The path of the coach's feed of a team. */
async function feedOf({ address }: StartedProcess, token: string, teamId: string): Promise<string> {
  const response = await fetch(`${address}/rest/v1/me/calendar-feed?teamId=${teamId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const feed = z.object({ address: z.url() }).parse(await response.json())
  return new URL(feed.address).pathname
}

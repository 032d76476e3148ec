import pg from 'pg'
import { z } from 'zod'

import { median } from './load.ts'
import type { World } from './world.ts'

const rows = 5000
/** Rows per insert statement, as in our own code. */
const perStatement = 500

const previewShape = z.object({
  fingerprint: z.string(),
  importSessionId: z.string(),
  counts: z.object({ new: z.int() }),
})
const importShape = z.object({ id: z.string(), membersAdded: z.int() })

/**
 * Imports a list of 5,000 children with a mother each: read and compared (preview), read again and
 * saved (confirm), compared with bare multi-row inserts of the same rows. Undone after each round.
 */
export async function measureImport(world: World, rounds: number): Promise<string> {
  const client = new pg.Client(world.connection)
  await client.connect()
  const preview: number[] = []
  const confirm: number[] = []
  const undo: number[] = []
  const bare: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const ours = await importOnce(world)
      preview.push(ours.preview)
      confirm.push(ours.confirm)
      undo.push(ours.undo)
      bare.push(await insertOnce(client, world.seeded.teamId))
    }
  } finally {
    await client.end()
  }
  const [looked, wrote, back, inserted] = [preview, confirm, undo, bare].map(median)
  const ratio = (wrote ?? 0) / (inserted ?? 1)
  return `import of ${rows} rows, ms: preview ${figure(looked)} · confirm ${figure(wrote)} · undo ${figure(back)} · bare inserts ${figure(inserted)} · ratio confirm/bare ${ratio.toFixed(2)} (preview and confirm: limit 5000)`
}

function figure(milliseconds: number | undefined): string {
  return (milliseconds ?? Number.NaN).toFixed(0)
}

async function importOnce(world: World) {
  const base = `${world.ours.address}/rest/v1/teams/${world.seeded.teamId}/roster-imports`
  const list = { fileName: 'bench.csv', content: { text: csv() } }
  const looked = await timed(() => post(world, `${base}/preview`, list))
  const { counts, ...session } = previewShape.parse(looked.answer)
  if (counts.new !== rows) throw new Error(`${counts.new} of ${rows} rows are new`)
  const written = await timed(() => post(world, base, session))
  const { id } = importShape.parse(written.answer)
  const undone = await timed(() => post(world, `${base}/${id}/undo`, {}))
  return { preview: looked.took, confirm: written.took, undo: undone.took }
}

/** Members, guardians and guardianships in as few statements as the import uses. */
async function insertOnce(client: pg.Client, teamId: string): Promise<number> {
  const mark = crypto.randomUUID()
  const { took } = await timed(async () => {
    await client.query('begin')
    for (let from = 0; from < rows; from += perStatement) {
      const people = Array.from({ length: perStatement }, (_, at) => personAt(from + at))
      const members = people.map(({ first, last, birth, email, jersey }) => [
        crypto.randomUUID(),
        teamId,
        first,
        last,
        'Member',
        birth,
        email,
        jersey,
        mark,
      ])
      const guardians = people.map(({ mother, last, phone }) => [
        crypto.randomUUID(),
        teamId,
        mother,
        last,
        phone,
        mark,
      ])
      await insertRows(
        client,
        'members (id, team_id, first_name, last_name, role, date_of_birth, email, jersey_number, import_id)',
        members,
      )
      await insertRows(
        client,
        'guardians (id, team_id, first_name, last_name, phone, import_id)',
        guardians,
      )
      await insertRows(
        client,
        'guardianships (team_id, guardian_id, member_id, role)',
        members.map(([memberId], at) => [teamId, guardians[at]?.[0], memberId, 'mother']),
      )
    }
    await client.query('commit')
  })
  await client.query('delete from members where import_id = $1', [mark])
  await client.query('delete from guardians where import_id = $1', [mark])
  return took
}

async function insertRows(
  client: pg.Client,
  into: string,
  values: readonly (readonly unknown[])[],
): Promise<void> {
  const width = values[0]?.length ?? 0
  const places = values.map(
    (row, at) => `(${row.map((_, column) => `$${at * width + column + 1}`).join(', ')})`,
  )
  await client.query(`insert into ${into} values ${places.join(', ')}`, values.flat())
}

function personAt(at: number) {
  return {
    first: `First${at}`,
    last: `Last${at % 700}`,
    birth: `20${10 + (at % 9)}-${two(1 + (at % 12))}-${two(1 + (at % 28))}`,
    email: `child${at}@club.example`,
    jersey: String(at % 999),
    mother: `Mother${at}`,
    phone: `+346${String(20_000_000 + at * 37)}`,
  }
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function csv(): string {
  const headings =
    'First name;Last name;Birthdate;Email;Jersey;Mother first name;Mother last name;Mother phone'
  const lines = Array.from({ length: rows }, (_, at) => {
    const { first, last, birth, email, jersey, mother, phone } = personAt(at)
    return [first, last, birth, email, jersey, mother, last, phone].join(';')
  })
  return [headings, ...lines].join('\n')
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> {
  const began = performance.now()
  const answer = await work()
  return { answer, took: performance.now() - began }
}

async function post({ token }: World, url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

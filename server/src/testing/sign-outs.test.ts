import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase } from '#server/platform/testing/database.ts'

import { ask, serving, type ReceivedEvent } from './support/serving.ts'
import { openStream, type Stream } from './support/stream.ts'

const soon = { timeout: 5000, interval: 20 }
const password = 'A long sentence 4 tests'

const { connection, database } = await testDatabase()
const one = await serving(connection)
const other = await serving(connection)
await Promise.all([one.ready, other.ready])
const streams: Stream[] = []

afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

interface Somebody {
  readonly id: string
  readonly email: string
  /** Two browsers; actions happen in the first. */
  readonly here: string
  readonly there: string
}

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })

async function somebody(): Promise<Somebody> {
  const email = `${crypto.randomUUID()}@example.org`
  const sent = { method: 'POST', body: { email, password } }
  const signedUp = session.parse((await ask(`${one.address}/auth/v1/signup`, sent)).body)
  const signedIn = session.parse(
    (await ask(`${other.address}/auth/v1/token?grant_type=password`, sent)).body,
  )
  const { access_token: here, user } = signedUp
  return { id: user.id, email, here, there: signedIn.access_token }
}

const auth = (line: string, token: string, body?: object): Promise<ReceivedEvent> => {
  const [method = '', path = ''] = line.split(' ')
  const sent = body === undefined ? {} : { body }
  return ask(`${one.address}/auth/v1${path}`, { method, token, ...sent })
}

const listed = z.object({
  sessions: z.array(z.object({ id: z.string(), is_current: z.boolean() })),
})

async function endTheOther({ here }: Somebody): Promise<void> {
  const { sessions } = listed.parse((await auth('GET /sessions', here)).body)
  const theOther = sessions.find(({ is_current }) => !is_current)
  await auth(`DELETE /sessions/${theOther?.id ?? ''}`, here)
}

interface Ending {
  readonly how: string
  readonly act: (person: Somebody) => Promise<unknown>
  readonly over: readonly ('here' | 'there')[]
}

const endings: readonly Ending[] = [
  {
    how: 'signing out here',
    act: ({ here }) => auth('POST /logout?scope=local', here),
    over: ['here'],
  },
  {
    how: 'signing out the others',
    act: ({ here }) => auth('POST /logout?scope=others', here),
    over: ['there'],
  },
  {
    how: 'signing out everywhere',
    act: ({ here }) => auth('POST /logout?scope=global', here),
    over: ['here', 'there'],
  },
  {
    how: 'a new password',
    act: ({ here }) =>
      auth('PUT /user', here, { password: 'Another long one', current_password: password }),
    over: ['there'],
  },
  { how: 'ending a device in the list', act: endTheOther, over: ['there'] },
  {
    how: 'a ban',
    act: ({ id }) =>
      sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`.execute(
        database,
      ),
    over: ['here', 'there'],
  },
  {
    how: 'the end of the account',
    act: ({ id }) => sql`delete from auth.users where id = ${id}`.execute(database),
    over: ['here', 'there'],
  },
]

test.each(endings)('$how ends $over at once, at every process and service', async (ending) => {
  const person = await somebody()
  const opened = await Promise.all(
    (['here', 'there'] as const).flatMap((which) =>
      [one, other].map(async ({ address }) => {
        expect(await servicesOf(address, person[which])).toEqual(open)
        const stream = await openStream(address, person[which])
        streams.push(stream)
        return { which, address, stream }
      }),
    ),
  )

  await ending.act(person)
  const isOver = (which: 'here' | 'there') => ending.over.includes(which)
  const ended = () => opened.filter(({ stream }) => stream.isOver).map(({ which }) => which)
  await expect
    .poll(ended, soon)
    .toEqual(opened.map(({ which }) => which).filter((which) => isOver(which)))
  for (const { which, address } of opened) {
    const answers = await servicesOf(address, person[which])
    expect([which, answers]).toEqual([which, isOver(which) ? closed : open])
  }
})

/** The picture is invalid, so storage that lets the caller in refuses the file instead. */
const open = { rest: 200, storage: 422 }
const closed = { rest: 401, storage: 401 }

async function servicesOf(address: string, token: string): Promise<Record<string, number>> {
  const rest = await ask(`${address}/rest/v1/me`, { token })
  const storage = await ask(`${address}/storage/v1/pictures?purpose=avatar`, {
    method: 'POST',
    token,
    body: { no: 'picture' },
  })
  return { rest: rest.status, storage: storage.status }
}

import { z } from 'zod'

import type { Person, TestServer } from './running.ts'

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })

/** Signs up and, if addresses must be confirmed, enters the emailed code. */
export async function signedUpAs(
  { ask, platform }: Pick<TestServer, 'ask' | 'platform'>,
  email: string,
  data: object = { first_name: 'Olga' },
): Promise<Person> {
  const post = async (path: string, body: object): Promise<unknown> =>
    JSON.parse((await ask(undefined, { method: 'POST', path: `/auth/v1${path}`, body })).text)

  const password = 'A long sentence 4 tests'
  const answer: unknown = await post('/signup', { email, password, data })
  const parsed = session.safeParse(answer).data
  const { access_token: token, user } =
    parsed ??
    session.parse(await post('/verify', { type: 'signup', email, token: await codeFor() }))
  const person = { id: user.id, email, token }
  await ask(person, { method: 'GET', path: '/rest/v1/me' })
  return person

  /** Removes the email from the mailbox, like a reader who deletes it. */
  async function codeFor(): Promise<string | undefined> {
    const mail = await platform.database
      .deleteFrom('mails')
      .where('recipient', '=', email)
      .where('kind', '=', 'auth.signup')
      .returning('text_body')
      .executeTakeFirst()
    return /^\d{6}$/m.exec(mail?.text_body ?? '')?.[0]
  }
}

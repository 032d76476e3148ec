import { z } from 'zod'

import type { Person, Running } from './running.ts'

const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })

/** Signs up with this address, which is confirmed at once. */
export async function signedUpAs({ ask }: Running, email: string): Promise<Person> {
  const answer = await ask(undefined, {
    method: 'POST',
    path: '/auth/v1/signup',
    body: { email, password: 'A long sentence 4 tests', data: { first_name: 'Olga' } },
  })
  const { access_token: token, user } = session.parse(JSON.parse(answer.text))
  const person = { id: user.id, email, token }
  await ask(person, { method: 'GET', path: '/rest/v1/me' })
  return person
}

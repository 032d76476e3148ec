import { createdToken } from '@touchline/contract/integrations/shapes/tokens'
import type { Scope } from '@touchline/domain/integrations/scopes'
import { sql } from 'kysely'

import type { Person, TestServer } from './running.ts'

/** Creates API tokens for someone; a new one ends the earlier one. */
export function programsOf({ done, platform }: Pick<TestServer, 'done' | 'platform'>) {
  return async (person: Person, wanted: readonly Scope[]): Promise<Person> => {
    await sql`delete from api_tokens where account_id = ${person.id}`.execute(platform.database)
    const body = { name: 'Website', scopes: wanted, days: 30 }
    const { token, secret } = await done(person, 'POST /me/tokens', { body, shape: createdToken })
    return { id: token.id, email: '', token: secret }
  }
}

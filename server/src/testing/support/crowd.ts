import { randomBytes } from 'node:crypto'

import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type pg from 'pg'
import { v7 as newId } from 'uuid'

/** A signed-in person of the crowd. */
export interface Person {
  readonly accountId: string
  readonly memberId: string
  readonly token: string
}

/** A team too large for its people to sign up one by one. */
export interface Crowd {
  readonly teamId: string
  readonly coach: Person
  readonly players: readonly Person[]
}

type Unsigned = Omit<Person, 'token'> & { readonly sessionId: string }

/** Issues tokens with its own keys, accepted by processes started with its settings. */
export interface Issuer {
  readonly settings: Readonly<Record<string, string>>
  signIn(person: Unsigned): Promise<Person>
}

/** The own address of processes that get port 0 and no other address. */
const publicUrl = 'http://127.0.0.1:0'

export async function anIssuer(): Promise<Issuer> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = 'crowd'
  const keys = [{ ...(await exportJWK(privateKey)), kid }]
  return {
    settings: { AUTH_KEYS: JSON.stringify({ keys }), HOST: '127.0.0.1', PORT: '0' },
    async signIn({ sessionId, ...person }) {
      const { accountId } = person
      const claims = { email: emailOf(person), session_id: sessionId, aal: 'aal1' }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(`${publicUrl}/auth/v1`)
        .setAudience('authenticated')
        .setSubject(accountId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey)
      return { ...person, token }
    },
  }
}

/** Inserts a team with this many players and a coach straight into the tables, all signed in. */
export async function aCrowd(db: pg.Pool, issuer: Issuer, size: number): Promise<Crowd> {
  const teamId = newId()
  const people = Array.from({ length: size + 1 }, () => ({
    accountId: newId(),
    memberId: newId(),
    sessionId: newId(),
  }))
  await insert(db, teamId, people)
  const [coach, ...players] = await Promise.all(people.map((person) => issuer.signIn(person)))
  if (coach === undefined) throw new Error('a crowd without its coach')
  return { teamId, coach, players }
}

async function insert(db: pg.Pool, teamId: string, people: readonly Unsigned[]): Promise<void> {
  const accounts = people.map(({ accountId }) => accountId)
  const emails = people.map(emailOf)
  await db.query(
    `insert into teams (id, name, sport, join_code, join_secret, created_by, time_zone)
     values ($1, 'Crowd', 'football', 'CRWD23', $2, $3, 'Europe/Madrid')`,
    [teamId, randomBytes(16).toString('hex'), accounts[0]],
  )
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     select id, email, now(), now(), now() from unnest($1::uuid[], $2::text[]) as p (id, email)`,
    [accounts, emails],
  )
  await db.query(
    `insert into auth.sessions (id, user_id, refresh_key, not_after, created_at, updated_at)
     select id, user_id, $3, now() + interval '1 day', now(), now()
     from unnest($1::uuid[], $2::uuid[]) as p (id, user_id)`,
    [people.map(({ sessionId }) => sessionId), accounts, randomBytes(32)],
  )
  await db.query(
    `insert into accounts (id, email, first_name, last_name)
     select id, email, 'P' || place, 'Ruiz'
     from unnest($1::uuid[], $2::text[]) with ordinality as p (id, email, place)`,
    [accounts, emails],
  )
  await db.query(
    `insert into members (id, team_id, account_id, first_name, last_name, role, is_admin, is_coach)
     select id, $3, account_id, 'P' || place, 'Ruiz',
       case when place = 1 then 'Coach' else 'Player' end, place = 1, place = 1
     from unnest($1::uuid[], $2::uuid[]) with ordinality as p (id, account_id, place)`,
    [people.map(({ memberId }) => memberId), accounts, teamId],
  )
}

function emailOf({ accountId }: Pick<Person, 'accountId'>): string {
  return `${accountId}@example.org`
}

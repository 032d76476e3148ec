import { randomUUID as newId } from 'node:crypto'

import type pg from 'pg'

import type { Issuer } from '../server/src/testing/support/crowd.ts'
import type { ScenarioRequest } from './load.ts'

/** A person writing in a team conversation. */
export interface Author {
  readonly accountId: string
  readonly teamId: string
  readonly conversationId: string
  readonly token: string
}

interface AuthorRow extends Omit<Author, 'token'> {
  readonly memberId: string
}

/**
 * All teams except the two largest have a conversation and accounts: a person may send forty
 * messages a minute, so many take turns.
 */
export async function seedConversations(pool: pg.Pool, issuer: Issuer): Promise<Author[]> {
  const { rows: teams } = await pool.query<{ id: string }>(
    "select id from teams where name not in ('Team 0', 'Team 1') order by id",
  )
  await pool.query(
    `insert into conversations (id, team_id, kind, audience_key, started_at, last_at)
     select gen_random_uuid(), id, 'team', 'team', now(), now() from teams where id = any($1)`,
    [teams.map(({ id }) => id)],
  )
  const { rows: seats } = await pool.query<AuthorRow>(
    `with people as (
       select m.id, m.team_id, c.id as conversation_id, gen_random_uuid() as account_id
       from members m join conversations c on c.team_id = m.team_id
     ), made as (
       insert into accounts (id, email, first_name, last_name)
       select account_id, account_id || '@example.org', 'P', 'Ruiz' from people
     )
     update members m set account_id = people.account_id, date_of_birth = '1990-01-01'
     from people where people.team_id = m.team_id and people.id = m.id
     returning m.account_id as "accountId", m.id as "memberId", m.team_id as "teamId",
       people.conversation_id as "conversationId"`,
  )
  const authors = await Promise.all(seats.map((row) => signIn(pool, issuer, row)))
  // As in any database that has run for a minute.
  await pool.query('analyze')
  return authors
}

/** Consecutive authors write to different teams. */
export function interleaveTeams(authors: readonly Author[]): readonly Author[] {
  const places = new Map<string, number>()
  const placed = authors.map((author) => {
    const place = places.get(author.teamId) ?? 0
    places.set(author.teamId, place + 1)
    return { author, place }
  })
  return placed.toSorted((one, other) => one.place - other.place).map(({ author }) => author)
}

async function signIn(pool: pg.Pool, issuer: Issuer, row: AuthorRow): Promise<Author> {
  const { accountId, memberId, teamId, conversationId } = row
  const sessionId = newId()
  const email = `${accountId}@example.org`
  await pool.query(
    `with person as (
       insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
       values ($1, $2, now(), now(), now()) returning id
     )
     insert into auth.sessions (id, user_id, refresh_key, not_after, created_at, updated_at)
     select $3, id, decode(repeat('00', 32), 'hex'), now() + interval '1 day', now(), now() from person`,
    [accountId, email, sessionId],
  )
  const { token } = await issuer.signIn({ accountId, memberId, sessionId })
  return { accountId, teamId, conversationId, token }
}

/** The author's next message. */
export function messageOf(
  { teamId, conversationId, token }: Author,
  clientId: string = newId(),
): ScenarioRequest & { readonly method: 'POST'; readonly body: string } {
  return {
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/conversations/${conversationId}/messages`,
    body: JSON.stringify({ clientId, words: 'Training begins at six' }),
    token,
  }
}

import { deletionPreview, scheduledDeletion } from '@touchline/contract/accounts/shapes/deletion'
import { sql } from 'kysely'
import { z } from 'zod'

import { eraseDueAccounts } from '#server/privacy/commands/erase-accounts.ts'

import type { Person, TestServer } from './running.ts'

/** The password of everyone in these tests. */
const password = 'A long sentence 4 tests'
const dayLength = 86_400_000
const session = z.object({ access_token: z.string() })

/** Deletes accounts and restores them over time; shared by both tests. */
export function leavingOf({ ask, done, platform }: TestServer) {
  const { database } = platform
  const start = platform.clock()

  /** Moves the clock this many days after the start of the file. */
  function days(count: number): void {
    platform.setClock(new Date(start.getTime() + count * dayLength).toISOString())
  }

  /** Runs the nightly job and the work it starts. */
  async function night(): Promise<void> {
    await eraseDueAccounts(platform)
    await platform.jobs.settle()
  }

  /** The person with a new session; undefined if the sign-in is refused. */
  async function signIn(person: Person): Promise<Person | undefined> {
    const { status, text } = await ask(undefined, {
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      body: { email: person.email, password },
    })
    if (status !== 200) return undefined
    return { ...person, token: session.parse(JSON.parse(text)).access_token }
  }

  async function preview(who: Person) {
    const shape = z.object({ preview: deletionPreview })
    return (await done(who, 'POST /me/deletion', { body: { preview: true }, shape })).preview
  }

  const leave = (who: Person) =>
    done(who, 'POST /me/deletion', { body: { password }, shape: scheduledDeletion })

  /** The kinds of emails to an address, oldest first. */
  async function kindsTo(email: string): Promise<string[]> {
    const found = await sql<{ kind: string }>`
      select kind from mails where recipient = ${email} order by id`.execute(database)
    return found.rows.map(({ kind }) => kind)
  }

  async function adminsOf(teamId: string): Promise<(string | null)[]> {
    const found = await sql<{ account_id: string | null }>`
      select account_id from members where team_id = ${teamId} and is_admin`.execute(database)
    return found.rows.map(({ account_id }) => account_id)
  }

  return { start, days, night, signIn, preview, leave, kindsTo, adminsOf }
}

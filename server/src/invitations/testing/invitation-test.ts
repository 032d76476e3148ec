import type { JoinInput, JoiningPerson } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'

import type { SignedIn } from '#server/platform/http/context.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import type { InvitationContext } from '../commands/invitation-context.ts'
import { joinTeam } from '../commands/join.ts'

/** People in these tests have an address. */
export type AccountWithEmail = SignedIn & { readonly email: string }

/** A team with an admin and a coach. */
export interface InvitationTest {
  readonly teamId: string
  readonly admin: AccountWithEmail
  readonly coach: AccountWithEmail
}

export async function anInvitationTest({ database }: TestPlatform): Promise<InvitationTest> {
  const teamId = await aTeam(database)
  const admin = await aSignedInPerson(database, 'Eva')
  const coach = await aSignedInPerson(database, 'Paul')
  await aMember(database, teamId, { accountId: admin.id, isAdmin: true })
  await aMember(database, teamId, { accountId: coach.id, role: 'Coach' })
  return { teamId, admin, coach }
}

/** A signed-in account, with a given address if an email must reach it. */
export async function aSignedInPerson(
  database: TestPlatform['database'],
  firstName: string,
  email?: string,
): Promise<AccountWithEmail> {
  const id = await anAccount(database, firstName)
  const address = email ?? `${firstName.toLowerCase()}-${id}@example.org`
  await sql`update accounts set email = ${address} where id = ${id}`.execute(database)
  return { id, email: address, sessionId: id, userMetadata: {} }
}

/** Runs a command in one transaction, like a route. */
export function actingAs(platform: TestPlatform, account: SignedIn) {
  return <T>(act: (work: InvitationContext) => Promise<T>): Promise<T> =>
    platform.database.transaction().execute((tx) => act({ tx, platform, account }))
}

export function joinInput(
  platform: TestPlatform,
  account: SignedIn,
  input: JoinInput,
): ReturnType<typeof joinTeam> {
  return actingAs(platform, account)((work) => joinTeam(work, input))
}

/** The secret in the newest email to an address. */
export async function tokenFor({ database }: TestPlatform, email: string): Promise<string> {
  return /invitation=([\w-]+)/.exec((await letterTo(database, email)).text)?.[1] ?? ''
}

export async function letterTo(
  database: TestPlatform['database'],
  email: string,
): Promise<{ subject: string; text: string; html: string }> {
  const found = await sql<{ subject: string; text: string; html: string }>`
    select subject, text_body as text, html_body as html from mails where recipient = ${email} order by id desc limit 1
  `.execute(database)
  return found.rows[0] ?? { subject: '', text: '', html: '' }
}

export async function lettersTo(
  database: TestPlatform['database'],
  email: string,
): Promise<number> {
  const found = await sql<{
    count: number
  }>`select count(*) as count from mails where recipient = ${email}`.execute(database)
  return found.rows[0]?.count ?? 0
}

export const adultPlayer: Extract<JoiningPerson, { kind: 'player' }> = {
  kind: 'player',
  firstName: 'Nora',
  lastName: 'Vidal',
  dateOfBirth: '1998-05-04',
}

export const parentOfLeo: Extract<JoiningPerson, { kind: 'parent' }> = {
  kind: 'parent',
  firstName: 'Marta',
  lastName: 'Gil',
  role: 'mother',
  child: { firstName: 'Leo', lastName: 'Gil', dateOfBirth: '2015-04-02' },
}

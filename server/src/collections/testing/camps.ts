import { billPage, payerForm } from '@touchline/contract/collections/shapes/payer'
import { waitingList } from '@touchline/contract/collections/shapes/waiting-list'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { anAccount, aMember, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { collectionsListeners } from '../listeners.ts'
import { collectionsRoutes } from '../routes.ts'
import { aCollection } from './bills.ts'

interface Limits {
  readonly places?: number | null
  readonly holdDays?: number | null
  /** Of its only fee. */
  readonly stock?: number | null
  readonly clubId?: string
}

/** Camps, and what their payers do and read. */
export function campsOn(platform: TestPlatform) {
  const { database } = platform
  const as = openTestApi(platform, { collections: collectionsRoutes })
  const stranger = as(undefined)
  return {
    as,
    stranger,
    aCamp: (limits: Limits = {}) => aCamp({ database, as, stranger }, limits),
    read: async (token: string) => pageOf(await stranger('POST /bill-page/open', { token })),
    withdraw: (token: string) => stranger('POST /bill-page/withdraw', { token }),
    hear: () => hear(platform),
    lettersTo: async (name: string) => {
      const found = await sql<{ kind: string; text: string }>`
        select kind, text_body as text from mails
        where recipient = ${`${name}@example.org`} order by created_at, id`.execute(database)
      return found.rows
    },
  }
}

interface Asking {
  readonly database: TestPlatform['database']
  readonly as: ReturnType<typeof openTestApi>
  readonly stranger: ReturnType<Asking['as']>
}

export const pageOf = (answer: { body: unknown }) => billPage.parse(answer.body)

/** A summer camp that anyone can sign up for; everyone's name is their address. */
async function aCamp(
  { database, as, stranger }: Asking,
  { places = 2, holdDays = null, stock = null, ...more }: Limits,
) {
  const teamId = await aTeam(database, more)
  const admin = await anAccount(database, 'Eva')
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  const camp = await aCollection(database, teamId, {
    kind: 'activity',
    broadcast: 'public',
    takesOffline: true,
    stock,
  })
  await sql`update collections set places = ${places}, hold_days = ${holdDays}
    where id = ${camp.id}`.execute(database)
  const { key, feeId } = camp
  const signUp = (name: string, { people = 1, waits = false, fee = feeId } = {}) =>
    stranger('POST /collection-form', {
      key,
      clientId: newId(),
      payer: { firstName: name, lastName: 'Gil', email: `${name}@example.org`, language: 'en' },
      lines: Array.from({ length: people }, (_one, at) => ({
        firstName: `${name} ${at + 1}`,
        lastName: 'Gil',
        feeId: fee,
      })),
      paymentOption: 'offline',
      waits,
    })
  const at = `/teams/${teamId}/collections/${camp.id}`
  const ask = as(admin)
  const list = async () => waitingList.parse((await ask(`GET ${at}/waiting-list`)).body)
  const names = async () => (await list()).entries.map(({ payer }) => payer.split(' ')[0])
  const move = (billId: string | undefined, how: string) =>
    ask(`PUT ${at}/waiting-list/${billId}`, { move: how })
  const opened = async () =>
    payerForm.parse((await stranger('POST /collection-form/open', { key })).body)
  return { camp, at, ask, signUp, list, names, move, opened }
}

/** Runs the listeners of everything announced so far. */
async function hear(platform: TestPlatform) {
  const found = await sql<{ name: string; payload: JobData }>`
    delete from outbox returning name, payload`.execute(platform.database)
  const listeners = collectionsListeners(platform)
  for (const { name, payload } of found.rows)
    for (const listener of listeners.filter(({ on }) => on === name)) await listener.run(payload, 1)
}

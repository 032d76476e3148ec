import { cashBox, entries, type CashBox } from '@touchline/contract/cashbox/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import { requestsOver } from '#server/events/testing/requests.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { cashboxRoutes } from '../routes.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

interface Person {
  readonly accountId: string
  readonly memberId: string
}

const idsOf = (people: readonly Person[]) => people.map(({ memberId }) => memberId)

/** A team of adults: a treasurer, two players, and its cash box, which is on with a fine and a drink. */
export async function aPubTeam(platform: TestPlatform) {
  const people = await someAdults(platform)
  const { admin, tina } = people
  const send = callsTo(platform, people.teamId)
  const box = async (who: Person = tina): Promise<CashBox> =>
    cashBox.parse((await send(who, 'GET ')).body)
  const save = async (kind: 'fine' | 'drink', name: string, amount: number) => {
    const itemId = newId()
    await send(tina, `PUT /items/${itemId}`, { item: { kind, name, amount } })
    return itemId
  }
  const turn = (isOn: boolean, isOpen = true) => send(admin, 'PUT ', { isOn, isOpen })
  await turn(true)
  const late = await save('fine', 'Late', 500)
  const beer = await save('drink', 'Beer', 200)
  const charge = (who: Person, itemId: string, whom: readonly Person[]) =>
    send(who, 'POST /charges', { itemId, memberIds: idsOf(whom), eventId: null })
  const record = (kind: string, amount: number, who: Person | null = null) =>
    send(tina, 'POST /money', { kind, amount, memberId: who?.memberId ?? null, note: 'Note' })
  const undo = (who: Person, entryId: string | undefined) =>
    send(who, `POST /entries/${entryId}/undo`)
  const bill = (amount: number, whom: readonly Person[], billingId = newId()) =>
    send(tina, 'POST /bills', { billingId, amount, memberIds: idsOf(whom), dueOn: '2026-12-31' })
  const entriesOf = async (whose?: Person, who: Person = tina) => {
    const question = whose ? `?memberId=${whose.memberId}` : ''
    return entries.parse((await send(who, `GET /entries${question}`)).body).entries
  }
  const balances = async () =>
    Object.fromEntries((await box()).players.map(({ firstName, balance }) => [firstName, balance]))
  const acts = { send, box, turn, charge, record, undo, bill, entriesOf, balances }
  return { ...people, ...acts, late, beer }
}

export type PubTeam = Awaited<ReturnType<typeof aPubTeam>>

async function someAdults({ database, clock }: TestPlatform) {
  const teamId = await aTeam(database, { name: 'Thirds' })
  await sql`update teams set age_group = 'senior', created_at = ${clock()}
    where id = ${teamId}`.execute(database)
  const join = async (firstName: string, traits: object = {}): Promise<Person> => {
    const accountId = await anAccount(database, firstName)
    const memberId = await aMember(database, teamId, { firstName, accountId, ...traits })
    return { accountId, memberId }
  }
  return {
    teamId,
    join,
    admin: await join('Adam', { isAdmin: true }),
    tina: await join('Tina', { isTreasurer: true }),
    paul: await join('Paul'),
    rosa: await join('Rosa'),
  }
}

/** Calls the API of a team's cash box: "POST /charges". */
function callsTo(platform: TestPlatform, teamId: string) {
  const ask = requestsOver(platform, { cashbox: cashboxRoutes })
  const at = `/teams/${teamId}/cash-box`
  return (who: { readonly accountId: string }, line: string, body?: object) => {
    const [verb = '', path = ''] = line.split(' ')
    const method = methods.find((one) => one === verb)
    if (method === undefined) throw new Error(`no method: ${line}`)
    return ask(who.accountId, { method, path: `${at}${path}`, ...(body !== undefined && { body }) })
  }
}

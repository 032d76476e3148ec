import { bill as billShape, type BillShape } from '@touchline/contract/collections/shapes/bill'
import { duesPreview, duesRun } from '@touchline/contract/collections/shapes/dues'
import {
  statementImportResult,
  transferBillList,
  transferList,
  type TransferShape,
} from '@touchline/contract/collections/shapes/transfer'
import { billReference } from '@touchline/domain/collections/payment-reference'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi, type Ask } from '#server/teams/testing/test-api.ts'

import { collectionsRoutes } from '../routes.ts'
import { duesRules, rate } from './dues.ts'

/** What every child owes for a year, in minor units. */
export const fee = 10_000

/** A child's bill as the treasurer has it. */
export interface OwedBill {
  readonly at: string
  readonly teamId: string
  readonly collectionId: string
  readonly billId: string
  readonly number: number
  readonly reference: string
  readonly memberId: string
  /** The first name is a child's own. */
  readonly child: string
  readonly accountId: string
  readonly secondParent: string
}

/** A club with children in each of its teams, all billed at once, and its treasurer. */
export async function aTreasury(platform: TestPlatform, size: { teams: number; each: number }) {
  const { database } = platform
  const as = openTestApi(platform, { collections: collectionsRoutes })
  const managerId = await anAccount(database)
  const treasurerId = await anAccount(database, 'Tara')
  const clubId = await aClub(database, managerId)
  await database.updateTable('clubs').set({ country: 'DE' }).where('id', '=', clubId).execute()
  await database
    .insertInto('club_roles')
    .values({ club_id: clubId, account_id: treasurerId, roles: ['treasurer'] })
    .execute()
  const children: Child[] = []
  for (let team = 0; team < size.teams; team += 1) {
    const teamId = await aTeam(database, { clubId, name: `Nord ${team}` })
    for (let at = 0; at < size.each; at += 1) {
      const names = { firstName: `Kim${letters(at)}`, lastName: `Brüg${letters(team)}mann` }
      children.push({ ...(await aChild(platform, teamId, names)), names })
    }
  }
  const ask = as(treasurerId)
  const run = await billEveryone(ask, clubId)
  const bills = await billsOf(platform, { run: run.id, children })
  return {
    manager: as(managerId),
    ask,
    as,
    clubId,
    treasurerId,
    run,
    bills,
    ...deskOf(ask, clubId),
  }
}

/** A word of its own for a number: names are told apart by words. */
export function letters(at: number): string {
  return String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26), 113)
}

interface Child {
  readonly teamId: string
  readonly memberId: string
  readonly accountId: string
  readonly secondParent: string
  readonly names: { readonly firstName: string; readonly lastName: string }
}

async function aChild(
  { database }: TestPlatform,
  teamId: string,
  { firstName, lastName }: Child['names'],
): Promise<Omit<Child, 'names'>> {
  const memberId = await aMember(database, teamId, { firstName })
  const accountId = await anAccount(database, `Mum${firstName}`)
  await aGuardian(database, { teamId, memberId }, { accountId })
  const secondParent = await aGuardian(database, { teamId, memberId })
  await sql`update members set last_name = ${lastName}, date_of_birth = '2015-05-01'
    where team_id = ${teamId} and id = ${memberId}`.execute(database)
  await sql`update guardians set last_name = ${lastName}, email = ${`${secondParent}@example.org`}
    where team_id = ${teamId} and id = ${secondParent}`.execute(database)
  await sql`update accounts set last_name = ${lastName} where id = ${accountId}`.execute(database)
  return { teamId, memberId, accountId, secondParent }
}

async function billEveryone(ask: Ask, clubId: string) {
  const at = `/clubs/${clubId}/dues`
  const rules = { ...duesRules, rates: [rate('Youth', fee)], isProRata: false, siblingPercents: [] }
  await ask(`PUT ${at}`, { rules, currency: 'EUR', months: 12, version: 0 })
  const preview = await ask(`GET ${at}/preview?startsOn=2027-01-01&months=12`)
  const { families, amount } = duesPreview.parse(preview.body)
  const personIds = families.flatMap(({ people }) => people.map(({ id }) => id))
  const period = { startsOn: '2027-01-01', months: 12 }
  const answer = await ask(`POST ${at}/runs`, {
    ...period,
    id: newId(),
    name: 'Beitrag 2027',
    dueOn: '2027-01-15',
    personIds,
    amount,
    version: 1,
  })
  return duesRun.parse(answer.body)
}

async function billsOf(
  { database }: TestPlatform,
  { run, children }: { readonly run: string; readonly children: readonly Child[] },
): Promise<readonly OwedBill[]> {
  const rows = await sql<{
    teamId: string
    collectionId: string
    billId: string
    number: number
    memberId: string
  }>`select b.team_id as "teamId", b.collection_id as "collectionId", b.id as "billId", b.number,
      line.member_id as "memberId"
    from collections c join bills b on b.team_id = c.team_id and b.collection_id = c.id
    join bill_lines line on line.team_id = b.team_id and line.bill_id = b.id
    where c.dues_run_id = ${run}`.execute(database)
  const ofMember = new Map(rows.rows.map((row) => [row.memberId, row]))
  return children.flatMap(({ memberId, names, accountId, secondParent }) => {
    const row = ofMember.get(memberId)
    if (row === undefined) return []
    const at = `/teams/${row.teamId}/collections/${row.collectionId}`
    const child = `${names.firstName} ${names.lastName}`
    const reference = billReference(row.number)
    return [{ ...row, at, reference, child, accountId, secondParent }]
  })
}

/** What the treasurer does at the bank's screen and with a bill. */
function deskOf(ask: Ask, clubId: string) {
  const bank = `/clubs/${clubId}/bank-transfers`
  const done = async (line: string, body?: unknown) => {
    const answer = await ask(line, body)
    if (answer.status >= 300) throw new Error(`${line}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const list = async (search = '') =>
    transferList.parse(await done(`GET ${bank}?search=${encodeURIComponent(search)}`)).transfers
  /** A transfer by a word of its text: it waits, or is searched among the decided ones. */
  const find = async (tag: string): Promise<TransferShape> => {
    const isTagged = ({ words }: TransferShape) => words.includes(tag)
    const found = (await list()).find(isTagged) ?? (await list(tag)).find(isTagged)
    if (found === undefined) throw new Error(`no transfer ${tag}`)
    return found
  }
  const decide = async (tag: string, parts: unknown) => {
    const { id } = await find(tag)
    await done(`PUT ${bank}/${id}`, { parts })
  }
  const bill = async ({ at, billId }: Pick<OwedBill, 'at' | 'billId'>): Promise<BillShape> =>
    billShape.parse(await done(`GET ${at}/bills/${billId}`))
  return {
    done,
    find,
    decide,
    bill,
    import: async (fileName: string, bytes: string) => {
      const file = { fileName, base64: Buffer.from(bytes).toString('base64') }
      return statementImportResult.parse(await done(`POST ${bank}`, file))
    },
    searchBill: async (tag: string, search: string) => {
      const { id } = await find(tag)
      const found = await done(`GET ${bank}/${id}/bills?search=${encodeURIComponent(search)}`)
      return transferBillList.parse(found).bills
    },
    entry: ({ at, billId }: OwedBill, entry: object) =>
      done(`POST ${at}/bills/${billId}/entries`, { id: newId(), entry: { note: '', ...entry } }),
    refund: ({ at, billId }: OwedBill, amount: number) =>
      done(`POST ${at}/bills/${billId}/refunds`, {
        id: newId(),
        method: 'transfer',
        amount,
        note: 'Refunded',
      }),
  }
}

export type Treasury = Awaited<ReturnType<typeof aTreasury>>

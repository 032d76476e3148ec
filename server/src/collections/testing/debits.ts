import { debitPreview, debitRunDetails } from '@touchline/contract/collections/shapes/debit-runs'
import { billPage } from '@touchline/contract/collections/shapes/payer'
import {
  statementImportResult,
  transferList,
} from '@touchline/contract/collections/shapes/transfer'
import { billReference } from '@touchline/domain/collections/payment-reference'
import { v7 as newId } from 'uuid'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { billToken } from '../queries/links.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from './bills.ts'

const iban = 'DE89370400440532013000'

/** A club with two teams and five bills of 100.00; Cleo has no mandate, and Dora's is due later. */
export async function aCollectingClub(platform: TestPlatform) {
  const { database } = platform
  const as = openTestApi(platform, { collections: collectionsRoutes })
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  await database.updateTable('clubs').set({ country: 'DE' }).where('id', '=', clubId).execute()
  const teams = [await aTeam(database, { clubId }), await aTeam(database, { clubId })] as const
  const at = `/clubs/${clubId}/debits`
  const ask = as(manager)
  await ask(`PUT ${at}`, {
    name: 'TSV Nord',
    identifier: 'DE98ZZZ09999999999',
    iban,
    referenceFormat: 'M{nnnnn}',
    noticeDays: 14,
    file: 'pain.008.001.08',
    marksFirst: false,
    version: 0,
  })
  const billOf = (name: string, team: 0 | 1, dueOn = '2026-12-10') =>
    aBillOf(platform, { name, teamId: teams[team], dueOn })
  const anna = await billOf('Anna', 0)
  const ben = await billOf('Ben', 1)
  const cleo = await billOf('Cleo', 1)
  const dora = await billOf('Dora', 0, '2027-06-01')
  for (const { sign } of [anna, ben, dora]) await sign()
  const preview = async (query = '') =>
    debitPreview.parse((await ask(`GET ${at}/preview${query}`)).body)
  const start = (more: object = {}) =>
    ask(`POST ${at}/runs`, { id: newId(), dueOn: '2026-12-15', amount: 20_000, count: 2, ...more })
  const started = async () => debitRunDetails.parse((await start()).body)
  const run = async (id: string) => debitRunDetails.parse((await ask(`GET ${at}/runs/${id}`)).body)
  const download = async (id: string) => ask(`POST ${at}/runs/${id}/file`, {})
  const change = (id: string, wanted: object) => ask(`PUT ${at}/runs/${id}`, { change: wanted })
  return {
    manager,
    clubId,
    teams,
    at,
    ask,
    anna,
    ben,
    cleo,
    dora,
    preview,
    start,
    started,
    run,
    download,
    ...bankOf(ask, `/clubs/${clubId}/bank-transfers`),
    change,
  }
}

type Ask = ReturnType<ReturnType<typeof openTestApi>>

/** Imports statements of a bank account, and decides about its transfers. */
function bankOf(ask: Ask, at: string) {
  return {
    read: async (text: string) => {
      const base64 = Buffer.from(text).toString('base64')
      const answer = await ask(`POST ${at}`, { fileName: 'bank.xml', base64 })
      return statementImportResult.parse(answer.body)
    },
    transfers: async () => transferList.parse((await ask(`GET ${at}`)).body).transfers,
    decide: (id: string | undefined, parts: unknown) => ask(`PUT ${at}/${id}`, { parts }),
  }
}

interface BillOf {
  readonly name: string
  readonly teamId: string
  readonly dueOn: string
}

/** A bill of 100.00 with its payer's actions. */
async function aBillOf(platform: TestPlatform, { name, teamId, dueOn }: BillOf) {
  const { database } = platform
  const as = openTestApi(platform, { collections: collectionsRoutes })
  const accountId = await anAccount(database, name)
  const collection = await aCollection(database, teamId)
  const bill = await aBill(database, collection, {
    accountId,
    email: `${name}@example.org`,
    parts: [{ amount: 10_000, dueOn }],
  })
  await database
    .transaction()
    .execute((tx) =>
      bookEntry(
        tx,
        { ...bill, now: platform.clock() },
        { entry: { kind: 'charged', amount: 10_000 } },
      ),
    )
  const { number } = await database
    .selectFrom('bills')
    .select('number')
    .where('team_id', '=', bill.teamId)
    .where('id', '=', bill.billId)
    .executeTakeFirstOrThrow()
  const token = await billToken(database, bill)
  const sign = () =>
    as(accountId)('POST /bill-page/mandate', {
      token,
      mandate: { holder: name, iban, address: null, language: 'de', name },
    })
  const page = async () =>
    billPage.parse((await as(accountId)('POST /bill-page/open', { token })).body)
  return { ...bill, number, token, sign, page, reference: billReference(number) }
}

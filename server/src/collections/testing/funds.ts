import { donations } from '@touchline/contract/collections/shapes/donations'
import sharp from 'sharp'

import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount, aTeam } from '#server/teams/testing/people.ts'
import { openTestApi } from '#server/teams/testing/test-api.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection, type TestCollection } from './bills.ts'
import { entitlements } from './donations.ts'

const details = {
  name: 'Marta Gil',
  street: 'Hafenstraße 7',
  postcode: '24103',
  town: 'Kiel',
  taxNumber: '',
}

export const signature = async () => ({
  kind: 'replace',
  base64: (
    await sharp({ create: { width: 300, height: 90, channels: 3, background: '#335577' } })
      .png()
      .toBuffer()
  ).toString('base64'),
})

interface Gift {
  readonly amount?: number
  readonly onDay?: string
  readonly method?: 'cash' | 'transfer' | 'card' | 'pass'
  readonly email?: string | null
  readonly accountId?: string
}

type Entry = Parameters<typeof bookEntry>[2]['entry']

/** Clubs with donations, called through the API. */
export function openFunds(platform: TestPlatform) {
  const { database } = platform
  const as = openTestApi(platform, { collections: collectionsRoutes })
  const { give, book } = openGifts(platform)

  /** A club of Germany with two teams and a fund in the first. */
  async function aFund(country = 'DE') {
    const manager = await anAccount(database)
    const clubId = await aClub(database, manager)
    await database.updateTable('clubs').set({ country }).where('id', '=', clubId).execute()
    const teamId = await aTeam(database, { clubId })
    const fund = await aCollection(database, teamId, { kind: 'fund', amount: null })
    const at = `/clubs/${clubId}/donations`
    const ask = as(manager)
    const shown = async (query = '') => donations.parse((await ask(`GET ${at}${query}`)).body)
    const confirm = (entitlement: object = entitlements.DE, more: object = {}) =>
      ask(`PUT ${at}/entitlement`, {
        entitlement,
        signature: { kind: 'keep' },
        isConfirmed: true,
        version: 0,
        ...more,
      })
    const address = async (donorKey: string, more: object = {}) =>
      ask(`PUT ${at}/donors/${donorKey}`, { year: 2026, details: { ...details, ...more } })
    const issue = (...donorKeys: string[]) => ask(`POST ${at}/receipts`, { year: 2026, donorKeys })
    return { manager, clubId, teamId, fund, at, ask, shown, confirm, address, issue }
  }

  /** A donor with an address, and the club confirmed. */
  async function aReadyDonor(gift: Gift = {}) {
    const club = await aFund()
    const bill = await give(club.fund, gift)
    await club.confirm(entitlements.DE)
    const [donor] = (await club.shown()).donors
    const key = donor?.donorKey ?? ''
    await club.address(key)
    return { ...club, bill, key }
  }

  /** A receipt with a printed signature. */
  async function aSignedReceipt(gift: Gift = {}) {
    const club = await aReadyDonor(gift)
    const confirmation = { ...entitlements.DE, machineNoticeOn: '2026-01-02' }
    await club.confirm(confirmation, { version: 1, signature: await signature() })
    await club.issue(club.key)
    const receiptId = (await club.shown()).donors[0]?.receipts[0]?.id ?? ''
    const send = () => club.ask(`POST ${club.at}/emails`, { receiptIds: [receiptId] })
    return { ...club, receiptId, send }
  }

  return { as, aFund, give, book, aReadyDonor, aSignedReceipt }
}

/** Gives to a fund, and books on bills. */
function openGifts({ database, clock }: TestPlatform) {
  async function give(fund: TestCollection, gift: Gift = {}) {
    const { amount = 5000, onDay = '2026-03-14', method = 'transfer', ...payer } = gift
    const bill = await aBill(database, fund, payer)
    await book(bill, { kind: 'charged', amount })
    await book(bill, { kind: 'paid', method, amount }, { onDay })
    return bill
  }

  function book(
    bill: { readonly teamId: string; readonly billId: string },
    entry: Entry,
    more: { readonly onDay?: string; readonly source?: string } = {},
  ) {
    return database
      .transaction()
      .execute((tx) => bookEntry(tx, { ...bill, now: clock() }, { entry, ...more }))
  }
  return { give, book }
}

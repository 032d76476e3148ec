import {
  bill as billShape,
  participantPage,
  type BillShape,
} from '@touchline/contract/collections/shapes/bill'
import { myBills } from '@touchline/contract/collections/shapes/payer'
import { v7 as newId } from 'uuid'

import { requestsOver } from '#server/events/testing/requests.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { collectionsRoutes } from '../routes.ts'
import { aCollection, type TestCollection } from './bills.ts'
import { treasurerRequests } from './requests.ts'

type Treasurer = Awaited<ReturnType<typeof treasurerRequests>>

interface Around {
  readonly ask: ReturnType<typeof requestsOver>
  readonly people: { readonly campaign: TestCollection }
}

/** What treasurers and parents see. */
function readingOf({ send, write }: Treasurer, { ask, people }: Around) {
  const at = () => `/collections/${people.campaign.id}`
  const read = (billId: string) => write(`GET ${at()}/bills/${billId}`)
  return {
    read,
    /** Totals of both halves: charged, paid, open. */
    sums: async ({ first, second }: { readonly first: string; readonly second: string }) => {
      const halves = [await read(first), await read(second)]
      return halves.map(({ charged, paid, outstanding }) => [charged, paid, outstanding])
    },
    listed: async () =>
      participantPage.parse((await send(`GET ${at()}/participants`)).body).participants,
    mine: async (accountId: string) =>
      myBills.parse((await ask(accountId, { method: 'GET', path: '/me/bills' })).body).bills,
  }
}

/** A child with two parents, Marta and Luis, who share bills over HTTP. */
export async function sharingRequests(platform: TestPlatform) {
  const { database } = platform
  const treasurer = await treasurerRequests(platform)
  const { teamId, send, write } = treasurer
  const ask = requestsOver(platform, { collections: collectionsRoutes })
  const newFamily = () => aFamily(platform, teamId)
  const people = await newFamily()

  const bills = () => `/collections/${people.campaign.id}/bills`
  const share = (billId: string, guardianId = people.fatherId) =>
    send(`PUT ${bills()}/${billId}/share`, { guardianId })
  const unshare = (billId: string) => send(`PUT ${bills()}/${billId}/share`, { guardianId: null })
  const billed = (): Promise<BillShape> =>
    write(`POST ${bills()}`, {
      clientId: newId(),
      memberId: people.childId,
      feeId: people.campaign.feeId,
    })
  const shared = async () => {
    const first = await billed()
    const { halves } = billShape.parse((await share(first.id)).body)
    return { first: first.id, second: halves[1]?.billId ?? '' }
  }
  const pay = (billId: string, amount: number) =>
    send(`POST ${bills()}/${billId}/entries`, {
      id: newId(),
      entry: { kind: 'payment', method: 'cash', amount, onDay: '2026-03-14', note: '' },
    })
  const begin = async () => {
    platform.setClock('2026-03-14T09:00:00.000Z')
    Object.assign(people, await newFamily())
  }
  const newCampaign = async (traits: Parameters<typeof aCollection>[2] = {}) => {
    people.campaign = await aCollection(database, teamId, traits)
  }
  return {
    ...treasurer,
    ...readingOf(treasurer, { ask, people }),
    ask,
    people,
    begin,
    newCampaign,
    bills,
    billed,
    share,
    unshare,
    shared,
    pay,
  }
}

async function aFamily({ database }: TestPlatform, teamId: string) {
  const [mother, father] = [await anAccount(database, 'Marta'), await anAccount(database, 'Luis')]
  const childId = await aMember(database, teamId, { firstName: 'Leo' })
  const child = { teamId, memberId: childId }
  const motherId = await aGuardian(database, child, { accountId: mother })
  const fatherId = await aGuardian(database, child, { accountId: father })
  await database
    .updateTable('guardians')
    .set({ first_name: 'Luis' })
    .where('id', '=', fatherId)
    .execute()
  const campaign = await aCollection(database, teamId, { amount: 10_001 })
  return { mother, father, childId, motherId, fatherId, campaign }
}

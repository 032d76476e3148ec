import { bill, type BillShape } from '@touchline/contract/collections/shapes/bill'
import { collection, type CollectionShape } from '@touchline/contract/collections/shapes/collection'

import { requestsOver, type Request } from '#server/events/testing/requests.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { collectionsRoutes } from '../routes.ts'

const methods: readonly Request['method'][] = ['GET', 'POST', 'PUT', 'DELETE']

/** Calls collections over HTTP, by default as an admin of a team. */
export async function treasurerRequests(platform: TestPlatform) {
  const ask = requestsOver(platform, { collections: collectionsRoutes })
  const admin = await anAccount(platform.database, 'Eva')
  const teamId = await aTeam(platform.database)
  await aMember(platform.database, teamId, { accountId: admin, isAdmin: true })
  const at = `/teams/${teamId}`

  const send = (line: string, body?: object, accountId = admin) => {
    const [verb = '', path = ''] = line.split(' ')
    const method = methods.find((one) => one === verb)
    if (method === undefined) throw new Error(`no method: ${line}`)
    return ask(accountId, { method, path: `${at}${path}`, ...(body !== undefined && { body }) })
  }
  const create = async (kind: CollectionShape['kind'] = 'membership') =>
    collection.parse((await send('POST /collections', { kind })).body)
  const save = (edit: CollectionShape) => send(`PUT /collections/${edit.id}`, edit)
  const write = async (line: string, body?: object): Promise<BillShape> =>
    bill.parse((await send(line, body)).body)

  return { admin, teamId, send, create, save, write }
}

/** Completes a draft of a membership campaign for publishing. */
export function completeDraft(draft: CollectionShape): CollectionShape {
  return { ...draft, name: 'Season 2026', startsOn: '2026-08-01', endsOn: '2027-07-31' }
}

import { createdToken } from '@touchline/contract/integrations/shapes/tokens'
import { delivery, webhookSecret } from '@touchline/contract/integrations/shapes/webhooks'
import { v7 as newId } from 'uuid'

import { teamSessions } from '#server/members/queries/import-sessions.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import type { Person, TestServer } from './running.ts'
import { list } from './world-bodies.ts'
import { aNotification, aPushDevice } from './world-notifications.ts'

/** Data that belongs only to the owner. */
export async function whatIsOwn(running: TestServer, owner: Person, teamId: string) {
  return {
    sessionId: 'cs_sandbox_guessed_by_somebody',
    notificationId: await aNotification(running.platform, owner),
    deviceId: await aPushDevice(running, owner),
    tokenId: await aToken(running, owner),
    ...(await aWebhook(running, owner, teamId)),
    ledgerId: await booksKept(running.platform, owner),
    importSessionId: await anUploadedList(running.platform, { ...owner, teamId }),
  }
}

/** With one delivery in progress. */
async function aWebhook(running: TestServer, owner: Person, teamId: string) {
  const body = { url: 'https://hooks.example.org/touchline', events: ['events.created'] }
  const at = `POST /teams/${teamId}/webhooks`
  const { webhook } = await running.done(owner, at, { body, shape: webhookSecret })
  const test = await running.done(owner, `${at}/${webhook.id}/deliveries`, { shape: delivery })
  return { webhookId: webhook.id, deliveryId: test.id }
}

async function aToken(running: TestServer, owner: Person): Promise<string> {
  const body = { name: 'Website', scopes: ['events:read'], days: 30 }
  const { token } = await running.done(owner, 'POST /me/tokens', { body, shape: createdToken })
  return token.id
}

async function anUploadedList(
  { database, clock }: TestPlatform,
  { id: accountId, teamId }: Pick<Person, 'id'> & { readonly teamId: string },
): Promise<string> {
  const importSessionId = newId()
  const uploaded = { fileName: 'a.csv', content: Buffer.from(list.content.text), now: clock() }
  await teamSessions.insert(database, { importSessionId, ownerId: teamId, accountId }, uploaded)
  return importSessionId
}

/** The archived ledger of a deleted team. */
async function booksKept({ database }: TestPlatform, { id }: Pick<Person, 'id'>): Promise<string> {
  const ledgerId = newId()
  const kept = { team: 'Oeste', collection: 'Season', kind: 'membership', currency: 'EUR' }
  const until = { erased_on: '2030-01-01', keep_until: '2040-12-31' }
  await database
    .insertInto('archived_ledgers')
    .values({ id: ledgerId, ...kept, ...until })
    .execute()
  await database
    .insertInto('archived_ledger_readers')
    .values({ ledger_id: ledgerId, account_id: id })
    .execute()
  return ledgerId
}

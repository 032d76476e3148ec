import { Readable } from 'node:stream'

import type { EventChange } from '@touchline/contract/events/shapes/draft'
import { eventFiles } from '@touchline/contract/events/shapes/event'
import type { Scope } from '@touchline/domain/events/scopes'
import type { Actor } from '@touchline/domain/teams/actor'

import { storeDocument } from '#server/files/commands/documents.ts'
import { fileRoutes } from '#server/files/routes.ts'
import { makeServer } from '#server/platform/http/server.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { eventsRoutes } from '../routes.ts'
import { requestsOver } from './requests.ts'

/** The actor and the event. */
type EventActor = readonly [actor: Actor, eventId: string]

/** Attachment operations over HTTP, and what people see of them. */
export async function attachmentRequests(platform: TestPlatform) {
  const ask = requestsOver(platform, { events: eventsRoutes })
  const site = makeServer(platform, { scriptHashes: [], secure: false })
  await fileRoutes(site, { platform, identify: async () => undefined })

  async function send({ accountId }: Actor, content = '%PDF-1.7 the way there') {
    const body = Readable.from([Buffer.from(content)])
    const sent = {
      accountId,
      fileName: 'Way there.pdf',
      purpose: 'event_attachment',
      body,
    } as const
    return (await storeDocument(platform, sent)).id
  }

  const read = ([{ accountId, teamId }, eventId]: EventActor, host = teamId) =>
    ask(accountId, { method: 'GET', path: `/teams/${host}/events/${eventId}/files` })

  const filesOf = async (eventActor: EventActor, host?: string) =>
    eventFiles.parse((await read(eventActor, host)).body).files

  const change = async (
    [actor, eventId]: EventActor,
    changes: EventChange,
    scope: Scope = 'one',
  ) => {
    const path = `/teams/${actor.teamId}/events/${eventId}`
    const { version } = (await ask(actor.accountId, { method: 'GET', path })).body
    return ask(actor.accountId, { method: 'PATCH', path, body: { version, scope, changes } })
  }

  return {
    ask,
    send,
    read,
    filesOf,
    idsOf: async (eventActor: EventActor) => (await filesOf(eventActor)).map(({ id }) => id),
    change,
    fetched: async (url = '') => (await site.inject({ url })).statusCode,
  }
}

import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'

import { documentAddress } from '#server/files/queries/documents.ts'
import type { RequestContext } from '#server/platform/http/context.ts'

import { readOfflineEvent } from '../commands/offline-event.ts'
import { findAttachments } from '../queries/attachments.ts'
import { findEvents, findEventsAround, requireEvent } from '../queries/calendar.ts'
import { requireEventPage } from '../queries/page.ts'
import { findUpcoming } from '../queries/upcoming.ts'
import { eventQuery, eventTransaction, readerQuery } from './handlers.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

export const readingRoutes = {
  list: os.list.handler(
    readerQuery(({ db, reader, input: { teamId, ...window } }) =>
      findEvents(db, { ...reader, teamId }, window),
    ),
  ),

  listMine: os.listMine.handler(
    readerQuery(({ db, reader, input }) => findEvents(db, reader, input)),
  ),

  coming: os.coming.handler(
    readerQuery(({ db, reader, now, input }) => findUpcoming(db, reader, { ...input, now })),
  ),

  around: os.around.handler(
    readerQuery(({ db, reader, now, input: { teamId } }) =>
      findEventsAround(db, { ...reader, teamId }, now),
    ),
  ),

  get: os.get.handler(readerQuery(({ db, reader, input }) => requireEventPage(db, reader, input))),

  offline: os.offline.handler(eventTransaction((call) => readOfflineEvent(call.db, call))),

  files: os.files.handler(
    eventQuery(async ({ db, actor, input, context: { platform } }) => {
      await requireEvent(db, actor, input.eventId)
      const files = (await findAttachments(db, input)).map(async (file) => ({
        ...file,
        download: await documentAddress(platform, file.id),
      }))
      return { files: await Promise.all(files) }
    }),
  ),
}

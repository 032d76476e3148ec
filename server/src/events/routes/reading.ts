import { implement } from '@orpc/server'
import { eventsEndpoints } from '@touchline/contract/events/endpoints'

import { documentAddress } from '#server/files/queries/documents.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'

import { readPack } from '../commands/pack.ts'
import { findAttachments } from '../queries/attachments.ts'
import { findEvents, findEventsAround, requireEvent } from '../queries/calendar.ts'
import { findComing } from '../queries/coming.ts'
import type { Reader } from '../queries/event-rows.ts'
import { requireEventPage } from '../queries/page.ts'
import { askingOf } from './asking.ts'

const os = implement(eventsEndpoints).$context<RequestContext>()

/** The calendar, and one event as its page shows it. */
export const readingRoutes = {
  list: os.list.handler(({ input: { teamId, ...window }, context }) =>
    findEvents(context.platform.database, { ...readerOf(context), teamId }, window),
  ),

  listMine: os.listMine.handler(({ input, context }) =>
    findEvents(context.platform.database, readerOf(context), input),
  ),

  coming: os.coming.handler(({ input, context }) =>
    findComing(context.platform.database, readerOf(context), {
      ...input,
      now: context.platform.clock(),
    }),
  ),

  around: os.around.handler(({ input: { teamId }, context }) => {
    const reader = { ...readerOf(context), teamId }
    return findEventsAround(context.platform.database, reader, context.platform.clock())
  }),

  get: os.get.handler(({ input, context }) =>
    requireEventPage(context.platform.database, readerOf(context), input),
  ),

  /** The looks and what they show are one transaction. It is no command: its answer is kept nowhere. */
  pack: os.pack.handler(({ input, context }) =>
    context.platform.database
      .transaction()
      .execute(async (tx) => readPack(tx, await askingOf(context, input, tx))),
  ),

  files: os.files.handler(async ({ input, context }) => {
    const { platform } = context
    const { database } = platform
    const { actor } = await askingOf(context, input, database)
    await requireEvent(database, actor, input.eventId)
    const files = (await findAttachments(database, input)).map(async (file) => ({
      ...file,
      download: await documentAddress(platform, file.id),
    }))
    return { files: await Promise.all(files) }
  }),
}

/** Whose events these are, and by which token. */
function readerOf(context: RequestContext): Pick<Reader, 'accountId' | 'program'> {
  const { id, program } = requireAccount(context)
  return { accountId: id, ...(program && { program }) }
}

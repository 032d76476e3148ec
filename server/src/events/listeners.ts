import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { releasePlaces } from './commands/leavers.ts'

/** Whoever leaves the roster leaves the lists of those who come. */
export function eventsListeners({ database, clock }: Platform): readonly Listener[] {
  const run: Listener['run'] = async ({ teamId }) => {
    if (typeof teamId === 'string') await releasePlaces(database, teamId, clock())
  }
  return [
    { on: 'members.left', name: 'events.release_of_left', run },
    { on: 'members.archived', name: 'events.release_of_archived', run },
    { on: 'members.import_undone', name: 'events.release_of_undone', run },
  ]
}

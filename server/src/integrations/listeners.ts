import { webhookEvents } from '@touchline/domain/integrations/webhook-events'

import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { queueNews } from './commands/queue.ts'
import { findListening } from './queries/webhooks.ts'

/** What a webhook can be told of is written down for those that want it. */
export function integrationsListeners(platform: Platform): readonly Listener[] {
  return webhookEvents.map((event) => ({
    on: event,
    name: `integrations.tell_${event.replace('.', '_')}`,
    isNeeded: async (tx, { teamId }) =>
      typeof teamId === 'string' && (await findListening(tx, { teamId, event })).length > 0,
    run: (payload, newsId) => queueNews(platform, { event, payload, newsId }),
  }))
}

import { webhookEvents } from '@touchline/domain/integrations/webhook-events'

import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { queueDeliveries } from './commands/queue.ts'
import { findTeamsWithWebhooks } from './queries/webhooks.ts'

/** Stores webhook messages for the webhooks that subscribed to the event. */
export function integrationsListeners(platform: Platform): readonly Listener[] {
  return webhookEvents.map((event) => ({
    on: event,
    name: `integrations.tell_${event.replace('.', '_')}`,
    needed: async (tx, payloads) => {
      const listening = await findTeamsWithWebhooks(tx, {
        teamIds: payloads.flatMap(teamOf),
        event,
      })
      return payloads.filter((payload) => teamOf(payload).some((id) => listening.has(id)))
    },
    run: (payload, newsId) => queueDeliveries(platform, { event, payload, newsId }),
  }))
}

function teamOf({ teamId }: JobData): string[] {
  return typeof teamId === 'string' ? [teamId] : []
}

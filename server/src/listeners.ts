import { childrenListeners } from './children/listeners.ts'
import { clubsListeners } from './clubs/listeners.ts'
import { handleCollectionEvent } from './collections/commands/handle-event.ts'
import { collectionsListeners } from './collections/listeners.ts'
import { eventsListeners } from './events/listeners.ts'
import { integrationsListeners } from './integrations/listeners.ts'
import { invitationsListeners } from './invitations/listeners.ts'
import { notificationsListeners } from './notifications/listeners.ts'
import { operationsListeners } from './operations/listeners.ts'
import type { Listener } from './platform/outbox/dispatcher.ts'
import type { TakeEvent } from './platform/payments/receive.ts'
import type { Platform } from './platform/platform.ts'
import { registrationsListeners } from './registrations/listeners.ts'
import { takeSubscriptionEvent } from './subscriptions/commands/take-event.ts'
import { subscriptionsListeners } from './subscriptions/listeners.ts'

/** Who follows which news. */
export function listenersOf(platform: Platform): readonly Listener[] {
  return [
    ...subscriptionsListeners(platform),
    ...collectionsListeners(platform),
    ...clubsListeners(platform),
    ...registrationsListeners(platform),
    ...childrenListeners(platform),
    ...invitationsListeners(platform),
    ...eventsListeners(platform),
    ...notificationsListeners(platform),
    ...integrationsListeners(platform),
    ...operationsListeners(platform),
  ]
}

/** Who takes what the payment provider tells. */
export const paymentTakers: readonly TakeEvent[] = [handleCollectionEvent, takeSubscriptionEvent]

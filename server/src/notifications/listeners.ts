import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { readForms } from './commands/about-collections.ts'
import { readAlong } from './commands/about-messages.ts'
import { interpretations } from './commands/interpretations.ts'
import { notifyRosterOfChange } from './commands/notify-rosters.ts'
import { notifyRecipients } from './commands/notify.ts'

export function notificationsListeners(platform: Platform): readonly Listener[] {
  const telling = Object.entries(interpretations).map(([on, interpret]): Listener => ({
    on,
    name: `notifications.tell_${on.replace('.', '_')}`,
    run: (payload, id) => notifyRecipients(platform, { id, payload }, interpret),
  }))
  const reading = { on: 'messages.read', name: 'notifications.read_along' }
  const filling = ['collections.billed', 'collections.booked'].map((on) => ({
    on,
    name: `notifications.read_${on.replace('.', '_')}`,
    run: (payload: JobData) => readForms(platform, payload),
  }))
  const rosters: Listener = {
    on: 'events.change_announced',
    name: 'notifications.tell_rosters_of_change',
    run: (payload, id) => notifyRosterOfChange(platform, { id, payload }),
  }
  return [
    ...telling,
    ...filling,
    rosters,
    { ...reading, run: (payload) => readAlong(platform, payload) },
  ]
}

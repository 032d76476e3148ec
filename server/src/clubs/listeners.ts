import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { writeToManager } from './commands/write-to-manager.ts'

const letters = {
  'clubs.manager_made': 'managerMade',
  'clubs.manager_dismissed': 'managerDismissed',
} as const

/** Whoever is made manager, or is no more, hears of it by letter, too. */
export function clubsListeners(platform: Platform): readonly Listener[] {
  return Object.entries(letters).map(([on, what]) => ({
    on,
    name: `clubs.write_${on.replace('.', '_')}`,
    run: (payload) => writeToManager(platform, what, payload),
  }))
}

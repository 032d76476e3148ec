import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { writeAboutRole } from './commands/write-about-role.ts'

const letters = {
  'clubs.role_given': 'roleGiven',
  'clubs.role_ended': 'roleEnded',
} as const

/** Emails people who get or lose a role in a club. */
export function clubsListeners(platform: Platform): readonly Listener[] {
  return Object.entries(letters).map(([on, what]) => ({
    on,
    name: `clubs.write_${on.replace('.', '_')}`,
    run: (payload) => writeAboutRole(platform, what, payload),
  }))
}

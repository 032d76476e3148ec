import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Listener } from '#server/platform/outbox/dispatcher.ts'
import type { Platform } from '#server/platform/platform.ts'

import { emailRoleChange } from './commands/email-role-change.ts'
import { writeAboutDocument } from './commands/write-about-document.ts'

const letters = {
  'clubs.role_given': 'roleGiven',
  'clubs.role_ended': 'roleEnded',
} as const

/** Emails people who get or lose a role in a club, and documents to those in no team. */
export function clubsListeners(platform: Platform): readonly Listener[] {
  const aboutRoles = Object.entries(letters).map(([on, what]) => ({
    on,
    name: `clubs.write_${on.replace('.', '_')}`,
    run: (payload: JobData) => emailRoleChange(platform, what, payload),
  }))
  return [
    ...aboutRoles,
    {
      on: 'clubs.document_addressed',
      name: 'clubs.write_document',
      run: (payload) => writeAboutDocument(platform, payload),
    },
  ]
}

import { lazy, Suspense } from 'react'

import type { InstallationNotes } from './use-installation.ts'

/** Its script and its words are for installations that somebody tries out. */
const MailboxLink = lazy(async () => ({
  default: (await import('./mailbox-link.tsx')).MailboxLink,
}))

/** Where the letters are, on an installation that keeps them instead of sending them. */
export function MailboxHint({ notes }: { notes: InstallationNotes | undefined }) {
  if (!notes?.isMailboxOpen) return null
  return (
    <Suspense>
      <MailboxLink />
    </Suspense>
  )
}

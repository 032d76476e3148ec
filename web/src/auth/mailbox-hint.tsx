import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { InstallationNotes } from './use-installation.ts'

/** Links to the mailbox of an installation that doesn't send emails. */
export function MailboxHint({ notes }: { notes: InstallationNotes | undefined }) {
  const text = useText('auth').mailbox
  if (!notes?.isMailboxOpen) return null
  return (
    <p className="mt-8 border-l-3 border-line pl-4 text-s text-muted">
      {text.hint}{' '}
      <Link to={paths.mailbox} className="font-medium text-link underline underline-offset-3">
        {text.open}
      </Link>
    </p>
  )
}

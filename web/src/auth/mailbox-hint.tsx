import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Where the letters are, on an installation that keeps them instead of sending them. */
export function MailboxHint() {
  const text = useText('operations').mailbox
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    let here = true
    isMailboxOpen().then(
      (open) => here && setIsOpen(open),
      // Without an answer there is nothing to point at.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])

  if (!isOpen) return null
  return (
    <p className="mt-8 border-l-3 border-line pl-4 text-s text-muted">
      {text.hint}{' '}
      <Link to={paths.mailbox} className="font-medium text-accent-ink underline underline-offset-3">
        {text.openMailbox}
      </Link>
    </p>
  )
}

async function isMailboxOpen(): Promise<boolean> {
  const response = await fetch('/rest/v1/installation')
  const installation: unknown = await response.json()
  return (
    typeof installation === 'object' &&
    installation !== null &&
    'isMailboxOpen' in installation &&
    installation.isMailboxOpen === true
  )
}

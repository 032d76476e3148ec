import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

export function MailboxLink() {
  const text = useText('operations').mailbox
  return (
    <p className="mt-8 border-l-3 border-line pl-4 text-s text-muted">
      {text.hint}{' '}
      <Link to={paths.mailbox} className="font-medium text-link underline underline-offset-3">
        {text.openMailbox}
      </Link>
    </p>
  )
}

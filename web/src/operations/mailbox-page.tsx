import { Inbox } from 'lucide-react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useMailbox } from './api.ts'
import { MailboxLetter } from './mailbox-letter.tsx'

/** What would have been sent, where no mail server is configured. */
export default function MailboxPage() {
  const text = useText('operations').mailbox
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={text.lead} />
      <Letters />
    </PageMain>
  )
}

function Letters() {
  const text = useText('operations').mailbox
  const { data, isPending } = useMailbox()
  if (isPending) return <Skeleton className="h-40 w-full" />
  if (data === undefined)
    return (
      <EmptyState icon={<Inbox />} title={text.closed}>
        {text.closedLead}
      </EmptyState>
    )
  if (data.letters.length === 0)
    return (
      <EmptyState icon={<Inbox />} title={text.empty}>
        {text.emptyLead}
      </EmptyState>
    )
  return (
    <ol className="grid gap-4">
      {data.letters.map((letter) => (
        <li key={letter.id}>
          <MailboxLetter letter={letter} />
        </li>
      ))}
    </ol>
  )
}

import type { MailboxMessage } from '@touchline/contract/operations/shapes'
import { Inbox } from 'lucide-react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useMailbox } from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'
import { MailboxLetter } from './mailbox-letter.tsx'

/** Emails that would have been sent; without a mail server only. */
export default function MailboxPage() {
  const text = useText('operations').mailbox
  const { data, isPending, error, refetch } = useMailbox()
  const isClosed = isNotFound(error)
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={isClosed ? undefined : text.lead} />
      {isPending && <Skeleton className="h-40 w-full" />}
      {data === undefined && isClosed && (
        <EmptyState icon={<Inbox />} title={text.closed}>
          {text.closedLead}
        </EmptyState>
      )}
      {data === undefined && error !== null && !isClosed && (
        <LoadingFailed onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Letters letters={data.letters} />}
    </PageMain>
  )
}

function Letters({ letters }: { letters: readonly MailboxMessage[] }) {
  const text = useText('operations').mailbox
  if (letters.length === 0)
    return (
      <EmptyState icon={<Inbox />} title={text.empty}>
        {text.emptyLead}
      </EmptyState>
    )
  return (
    <ol className="grid gap-4">
      {letters.map((letter) => (
        <li key={letter.id}>
          <MailboxLetter letter={letter} />
        </li>
      ))}
    </ol>
  )
}

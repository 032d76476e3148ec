import { MailCheck } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useFailedMail, useRetryMail } from './api.ts'
import { FailedLetterRow } from './failed-letter-row.tsx'
import { FailedTexts } from './failed-texts.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { RetryAll } from './retry-all.tsx'
import { ShowMore } from './show-more.tsx'

/** Failed emails and texts, and sending emails again. */
export default function MailPage() {
  const { title: product, mail: text } = useText('operations').admin
  const { loading } = useText('wire')
  const query = useFailedMail()
  const { retry, retrying } = useRetry()
  const { data, isPending } = query
  const letters = data?.pages.flatMap((page) => page.letters)

  return (
    <>
      <PageTitle title={`${text.tab} · ${product}`} />
      <PageHeader
        title={text.title}
        subtitle={text.lead}
        actions={letters !== undefined && <RetryAll letters={letters} onRetry={() => retry()} />}
      />
      {isPending ? (
        <SkeletonRows label={loading} />
      ) : letters === undefined ? (
        <LoadingFailed onRetry={() => void query.refetch()} />
      ) : letters.length === 0 ? (
        <EmptyState icon={<MailCheck />} title={text.none}>
          {text.noneLead}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
          {letters.map((letter) => (
            <FailedLetterRow
              key={letter.id}
              letter={letter}
              busy={retrying === letter.id}
              onRetry={() => retry(letter.id)}
            />
          ))}
        </ul>
      )}
      <ShowMore list={query} className="mt-4" />
      <FailedTexts texts={data?.pages[0]?.texts ?? []} />
    </>
  )
}

function useRetry() {
  const text = useText('operations').admin.mail
  const wire = useText('wire')
  const toast = useToast()
  const { mutate, isPending, variables } = useRetryMail()

  function retry(mailId?: string): void {
    mutate(mailId, {
      onSuccess: ({ retried }) => toast({ title: text.retried(retried) }),
      onError: (error) => {
        const code = codeOf(error)
        toast({ title: code === 'conflict' ? text.noServer : wire.errors[code], tone: 'error' })
      },
    })
  }
  return { retry, retrying: isPending ? variables : undefined }
}

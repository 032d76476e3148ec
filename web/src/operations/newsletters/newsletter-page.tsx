import { useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { useNewsletter } from './api.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SentNewsletter } from './sent-newsletter.tsx'

/** One newsletter: written as a draft, looked at once it is sent. */
export default function NewsletterPage() {
  const { newsletterId: named = 'new' } = useParams()
  const newsletterId = named === 'new' ? undefined : named
  const { title: product, newsletters: text } = useText('operations').admin
  const { data, error, refetch } = useNewsletter(newsletterId)
  if (error !== null && codeOf(error) === 'not_found') return <NotFoundScreen />
  const title = data?.subject ?? text.newTitle
  return (
    <>
      <PageTitle title={`${title} · ${product}`} />
      <PageHeader
        title={newsletterId === undefined ? text.newTitle : (data?.subject ?? text.title)}
        crumbs={[{ label: text.back, to: paths.adminNewsletters }, { label: title }]}
      />
      {newsletterId === undefined ? (
        <NewsletterForm key="new" kept={undefined} />
      ) : data === undefined ? (
        error === null ? (
          <Skeleton className="h-96 w-full max-w-form" />
        ) : (
          <LoadingFailed onRetry={() => void refetch()} />
        )
      ) : data.sentAt === null ? (
        <NewsletterForm key={data.id} kept={data} />
      ) : (
        <SentNewsletter newsletter={data} />
      )}
    </>
  )
}

import { useParams } from 'react-router'

import { NotFoundScreen } from '#web/app/not-found.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { useNewsletter } from './api.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { SentNewsletter } from './sent-newsletter.tsx'

/** A newsletter: an editable draft, or the sent text with its results. */
export default function NewsletterPage() {
  const { newsletterId = 'new' } = useParams()
  const { newsletters: text } = useText('operations').admin
  if (newsletterId !== 'new') return <KeptNewsletter newsletterId={newsletterId} />
  return (
    <>
      <Heading title={text.newTitle} />
      <NewsletterForm kept={undefined} />
    </>
  )
}

function KeptNewsletter({ newsletterId }: { newsletterId: string }) {
  const { newsletters: text } = useText('operations').admin
  const { data, error, refetch } = useNewsletter(newsletterId)
  if (error !== null && isNotFound(error)) return <NotFoundScreen />
  if (data === undefined)
    return (
      <>
        <Heading title={text.title} />
        {error === null ? (
          <Skeleton className="h-96 w-full max-w-form" />
        ) : (
          <LoadingFailed onRetry={() => void refetch()} />
        )}
      </>
    )
  return (
    <>
      <Heading title={data.subject} />
      {data.sentAt === null ? (
        <NewsletterForm key={data.id} kept={data} />
      ) : (
        <SentNewsletter newsletter={data} />
      )}
    </>
  )
}

function Heading({ title }: { title: string }) {
  const { title: product, newsletters: text } = useText('operations').admin
  return (
    <>
      <PageTitle title={`${title} · ${product}`} />
      <PageHeader
        title={title}
        crumbs={[{ label: text.back, to: paths.adminNewsletters }, { label: title }]}
      />
    </>
  )
}

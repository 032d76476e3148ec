import { Mailbox, PenLine } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { ShowMore } from '../show-more.tsx'
import { useNewsletters } from './api.ts'
import { NewsletterRow } from './newsletter-row.tsx'

/** Drafts and sent newsletters with their delivery results. */
export default function NewslettersPage() {
  const { title: product, newsletters: text } = useText('operations').admin
  const { loading } = useText('wire')
  const query = useNewsletters()
  const newsletters = query.data?.pages.flatMap((page) => page.newsletters)
  const write = (
    <ButtonLink to={paths.adminNewsletter('new')} variant="primary">
      <PenLine aria-hidden />
      {text.write}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle title={`${text.title} · ${product}`} />
      <PageHeader
        title={text.title}
        subtitle={text.lead}
        actions={newsletters !== undefined && newsletters.length > 0 && write}
      />
      {query.isPending ? (
        <SkeletonRows label={loading} />
      ) : newsletters === undefined ? (
        <LoadingFailed onRetry={() => void query.refetch()} />
      ) : newsletters.length === 0 ? (
        <EmptyState icon={<Mailbox />} title={text.none} action={write} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
          {newsletters.map((newsletter) => (
            <NewsletterRow key={newsletter.id} newsletter={newsletter} />
          ))}
        </ul>
      )}
      <ShowMore list={query} className="mt-4" />
    </>
  )
}

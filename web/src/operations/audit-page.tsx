import { ScrollText } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type AuditSearch, useAudit } from './api.ts'
import { AuditRow } from './audit-row.tsx'
import { AuditSearchForm } from './audit-search-form.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { ShowMore } from './show-more.tsx'
import { useAuditSearch } from './use-audit-search.ts'

/** The audit log; the search is in the address. */
export default function AuditPage() {
  const { title: product, audit: text } = useText('operations').admin
  const { asked, search, ask } = useAuditSearch()
  return (
    <>
      <PageTitle title={`${text.tab} · ${product}`} />
      <PageHeader title={text.title} />
      <AuditSearchForm key={JSON.stringify(asked)} asked={asked} onAsk={ask} />
      <Entries search={search} />
    </>
  )
}

function Entries({ search }: { search: AuditSearch }) {
  const { audit: text } = useText('operations').admin
  const { loading } = useText('wire')
  const query = useAudit(search)
  const { data, isPending } = query
  if (isPending) return <SkeletonRows label={loading} />
  if (data === undefined) return <LoadingFailed onRetry={() => void query.refetch()} />

  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <EmptyState icon={<ScrollText />} title={text.none} />
  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <ShowMore list={query} className="mt-4" />
    </>
  )
}

import type { GroupKind } from '@touchline/contract/operations/shapes/groups'
import { Building2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useGroups } from './api.ts'
import { GroupRow } from './group-row.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { ShowMore } from './show-more.tsx'

/** The clubs or teams that match the search, page by page. */
export function GroupsList({
  kind,
  search,
}: {
  readonly kind: GroupKind
  readonly search: string
}) {
  const { groups: text } = useText('operations').admin
  const { loading } = useText('wire')
  const query = useGroups({ kind, search })
  const { data, isPending } = query
  if (isPending) return <SkeletonRows label={loading} />
  if (data === undefined) return <LoadingFailed onRetry={() => void query.refetch()} />

  const groups = data.pages.flatMap((page) => page.groups)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {groups.length === 0 ? (
        <EmptyState icon={<Building2 />} title={text.none} />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
          {groups.map((group) => (
            <GroupRow key={group.id} kind={kind} group={group} />
          ))}
        </ul>
      )}
      <ShowMore list={query} className="justify-self-start" />
    </div>
  )
}

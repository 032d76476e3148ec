import { Archive } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useRoster } from './api/roster.ts'
import { ArchivedList } from './archived-list.tsx'
import { MembersFailed } from './members-failed.tsx'
import { MembersHeader } from './members-header.tsx'

/** Who was on the team before, and can come back with the history. */
export default function ArchivedMembersPage() {
  const text = useText('members')
  const { team } = useTeam()
  const roster = useRoster(team.id, 'archived')
  const { title, back, empty, emptyText } = text.archivePage
  return (
    <>
      <MembersHeader
        title={title}
        actions={<ButtonLink to={paths.members(team.id)}>{back}</ButtonLink>}
      />
      {roster.isPending && <SkeletonRows label={text.loading} />}
      {roster.isError && !roster.data && (
        <MembersFailed error={roster.error} onRetry={() => void roster.refetch()} />
      )}
      {roster.data?.length === 0 && (
        <EmptyState icon={<Archive aria-hidden />} title={empty}>
          {emptyText}
        </EmptyState>
      )}
      {roster.data && <ArchivedList members={roster.data} />}
    </>
  )
}

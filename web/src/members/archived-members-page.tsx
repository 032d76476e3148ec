import { maySeeArchive } from '@touchline/domain/members/permissions'
import { Archive } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useRoster } from './api/roster.ts'
import { ArchivedList } from './archived-list.tsx'
import { MembersFailed } from './members-failed.tsx'
import { MembersHeader } from './members-header.tsx'

/** Former members, who can be restored with their history. */
export default function ArchivedMembersPage() {
  const { archivePage, refusals } = useText('members')
  const { team } = useTeam()
  const isAllowed = maySeeArchive(useActor())
  return (
    <>
      <MembersHeader
        title={archivePage.title}
        actions={
          <ButtonLink to={paths.members(team.id)} className="max-sm:hidden">
            {archivePage.back}
          </ButtonLink>
        }
      />
      {isAllowed ? (
        <Archived teamId={team.id} />
      ) : (
        <p className="text-muted">{refusals.onlyStaff}</p>
      )}
    </>
  )
}

function Archived({ teamId }: { readonly teamId: string }) {
  const text = useText('members')
  const roster = useRoster(teamId, 'archived')
  return (
    <>
      {roster.isPending && <SkeletonRows label={text.loading} />}
      {roster.isError && !roster.data && <MembersFailed query={roster} />}
      {roster.data?.length === 0 && (
        <EmptyState icon={<Archive aria-hidden />} title={text.archivePage.empty}>
          {text.archivePage.emptyText}
        </EmptyState>
      )}
      {roster.data && <ArchivedList members={roster.data} />}
    </>
  )
}

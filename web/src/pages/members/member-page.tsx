import { isolated } from '@touchline/domain/values/isolated'
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useMember } from '#web/members/api/member.ts'
import { fullName } from '#web/members/known-name.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

// Starts loading while the list below shows and the person is requested.
const profile = import('./member-profile.tsx')
const MemberProfile = lazy(async () => ({ default: (await profile).MemberProfile }))

/** A member's profile over the list, with its own address. */
export default function MemberDialogPage() {
  const { memberId = '' } = useParams()
  const text = useText('members')
  const { team } = useTeam()
  const { search } = useLocation()
  const navigate = useNavigate()
  const page = useMember({ teamId: team.id, memberId })

  /** Back to the unchanged list; the open tab belongs to the profile. */
  function close() {
    const input = new URLSearchParams(search)
    input.delete('tab')
    const query = input.size === 0 ? '' : `?${input}`
    void navigate(`${paths.members(team.id)}${query}`, { preventScrollReset: true })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={text.profile.title}
      size="l"
      onPhone="page"
    >
      {page.data && (
        <PageTitle title={`${isolated(fullName(page.data.member))} · ${isolated(team.name)}`} />
      )}
      <div className="min-h-[70dvh] sm:min-h-[60dvh]">
        {page.isPending && <SkeletonRows label={text.loading} count={4} />}
        {page.isError && !page.data && <LoadFailure title={text.profile.notLoaded} query={page} />}
        {page.data && (
          <Suspense fallback={<SkeletonRows label={text.loading} count={4} />}>
            <MemberProfile key={memberId} page={page.data} onClose={close} />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}

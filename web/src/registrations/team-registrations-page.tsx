import { may, mayManageRegistrations } from '@touchline/domain/teams/permissions'

import { MembersHeader } from '#web/members/members-header.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useOwnForm } from './api.ts'
import { RegistrationsViews } from './registrations-views.tsx'

/** Who wants to join a team without a club, and the form they fill in. */
export default function TeamRegistrationsPage() {
  const { title } = useText('registrations')
  const { refusals } = useText('members')
  const actor = useActor()
  return (
    <>
      <MembersHeader title={title} />
      {mayManageRegistrations(actor) ? <Registrations /> : <Banner>{refusals.onlyStaff}</Banner>}
    </>
  )
}

function Registrations() {
  const text = useText('registrations')
  const { team } = useTeam()
  const actor = useActor()
  const owner = { kind: 'team', id: team.id } as const
  const form = useOwnForm(owner)
  if (form.isPending) return <SkeletonRows label={text.loading} />
  if (form.isError && !form.data) return <LoadFailure title={text.failed} query={form} />
  const mayEdit = may(actor, 'registrations.edit')
  return <RegistrationsViews owner={owner} name={team.name} form={form.data} mayEdit={mayEdit} />
}

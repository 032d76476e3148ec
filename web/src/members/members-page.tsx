import { mayAddMembers } from '@touchline/domain/members/permissions'
import { UserPlus } from 'lucide-react'
import { Outlet } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useRoster } from './api/roster.ts'
import { Roster } from './roster.tsx'

export default function MembersPage() {
  const text = useText('members')
  const { members: pageName } = useText('home').team
  const { team } = useTeam()
  const roster = useRoster(team.id)
  return (
    <>
      <PageTitle title={`${pageName} · ${team.name}`} />
      <PageHeader
        title={roster.data ? text.count(roster.data.length) : pageName}
        crumbs={[{ label: team.name, to: paths.team(team.id) }, { label: pageName }]}
        actions={<Actions />}
      />
      <Roster roster={roster} />
      <Outlet />
    </>
  )
}

function Actions() {
  const { toolbar } = useText('members')
  const actor = useActor()
  if (!mayAddMembers(actor)) return null
  return (
    <>
      <ButtonLink to={paths.archivedMembers(actor.teamId)} variant="quiet">
        {toolbar.archived}
      </ButtonLink>
      <ButtonLink to={paths.importMembers(actor.teamId)}>{toolbar.import}</ButtonLink>
      <ButtonLink
        to={paths.addMembers(actor.teamId)}
        variant="primary"
        icon={<UserPlus aria-hidden />}
      >
        {toolbar.add}
      </ButtonLink>
    </>
  )
}

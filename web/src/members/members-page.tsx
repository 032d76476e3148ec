import { mayAddMembers } from '@touchline/domain/members/permissions'
import { Ellipsis, SlidersHorizontal, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Outlet } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useRoster } from './api/roster.ts'
import { Roster } from './roster.tsx'
import { useRosterListQuery } from './use-roster-list-query.ts'

export default function MembersPage() {
  const text = useText('members')
  const { members: pageName } = useText('site').team
  const { team } = useTeam()
  const roster = useRoster(team.id)
  const { search, filter } = useRosterListQuery().listQuery
  const [isFinding, setFinding] = useState(search !== '' || filter !== 'everybody')
  return (
    <>
      <PageTitle title={`${pageName} · ${team.name}`} />
      <PageHeader
        title={roster.data ? text.count(roster.data.length) : pageName}
        crumbs={[{ label: team.name, to: paths.team(team.id) }, { label: pageName }]}
        isOneLine
        actions={
          <>
            <IconButton
              variant="outlined"
              className="size-11 md:hidden"
              label={text.toolbar.find}
              icon={<SlidersHorizontal aria-hidden />}
              aria-expanded={isFinding}
              onClick={() => setFinding(!isFinding)}
            />
            <Actions />
          </>
        }
      />
      <Roster roster={roster} isFinding={isFinding} />
      <Outlet />
    </>
  )
}

/** One primary button; on phones labels are for screen readers, and rare actions are in a menu. */
function Actions() {
  const { toolbar } = useText('members')
  const actor = useActor()
  if (!mayAddMembers(actor)) return null
  return (
    <>
      <ButtonLink
        to={paths.archivedMembers(actor.teamId)}
        variant="quiet"
        className="max-md:hidden"
      >
        {toolbar.archived}
      </ButtonLink>
      <ButtonLink to={paths.importMembers(actor.teamId)} className="max-md:hidden">
        {toolbar.import}
      </ButtonLink>
      <span className="md:hidden">
        <Menu
          trigger={
            <IconButton
              variant="outlined"
              label={toolbar.more}
              icon={<Ellipsis aria-hidden />}
              className="size-11"
            />
          }
        >
          <MenuLink to={paths.importMembers(actor.teamId)}>{toolbar.import}</MenuLink>
          <MenuLink to={paths.archivedMembers(actor.teamId)}>{toolbar.archived}</MenuLink>
        </Menu>
      </span>
      <ButtonLink
        to={paths.addMembers(actor.teamId)}
        variant="primary"
        icon={<UserPlus aria-hidden />}
        className="max-sm:px-3"
      >
        <span className="max-sm:sr-only">{toolbar.add}</span>
      </ButtonLink>
    </>
  )
}

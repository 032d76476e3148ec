import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Outlet } from 'react-router'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useRoster } from './api/roster.ts'
import { MembersActions } from './members-actions.tsx'
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
            <MembersActions />
          </>
        }
      />
      <Roster roster={roster} isFinding={isFinding} />
      <Outlet />
    </>
  )
}

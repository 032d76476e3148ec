import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

interface MembersHeaderProps {
  readonly title: string
  readonly actions?: ReactNode
}

export function MembersHeader({ title, actions }: MembersHeaderProps) {
  const { members } = useText('site').team
  const { team } = useTeam()
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <PageHeader
        title={title}
        crumbs={[
          { label: team.name, to: paths.team(team.id) },
          { label: members, to: paths.members(team.id) },
          { label: title },
        ]}
        actions={actions}
      />
    </>
  )
}

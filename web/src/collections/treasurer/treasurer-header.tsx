import { isolated } from '@touchline/domain/values/isolated'
import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

interface TreasurerHeaderProps {
  readonly title: string
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
}

/** Header of pages below a team's collections. */
export function TreasurerHeader({ title, subtitle, actions }: TreasurerHeaderProps) {
  const { title: all } = useText('collections')
  const { team } = useTeam()
  return (
    <>
      <PageTitle title={`${isolated(title)} · ${isolated(team.name)}`} />
      <PageHeader
        title={title}
        subtitle={subtitle}
        isOneLine
        crumbs={[
          { label: team.name, to: paths.team(team.id) },
          { label: all, to: paths.collections(team.id) },
          { label: title },
        ]}
        actions={actions}
      />
    </>
  )
}

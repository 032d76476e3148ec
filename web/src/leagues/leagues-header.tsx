import { isStaff } from '@touchline/domain/teams/actor'
import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Whose leagues these are, and what can be done with them. */
export function LeaguesHeader({ actions }: { actions: ReactNode }) {
  const { title } = useText('leagues')
  const { team, checklist } = useTeam()
  const actor = useActor()
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <div className="no-print">{isStaff(actor) && <ChecklistBanner checklist={checklist} />}</div>
      <PageHeader
        title={title}
        crumbs={[{ label: team.name, to: paths.team(team.id) }, { label: title }]}
        actions={actions}
      />
    </>
  )
}

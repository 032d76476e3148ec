import { isStaff } from '@touchline/domain/teams/actor'
import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

interface LeaguesHeaderProps {
  /** Selects for season and league. */
  readonly choices: ReactNode
  readonly actions: ReactNode
}

/** Page header with the team's name and actions. */
export function LeaguesHeader({ choices, actions }: LeaguesHeaderProps) {
  const { title } = useText('leagues')
  const { team, checklist } = useTeam()
  const actor = useActor()
  const isWide = useIsWide(40)
  return (
    <>
      <PageTitle title={`${title} · ${team.name}`} />
      <div className="no-print">{isStaff(actor) && <ChecklistBanner checklist={checklist} />}</div>
      {isWide ? (
        <>
          <PageHeader
            title={title}
            crumbs={[{ label: team.name, to: paths.team(team.id) }, { label: title }]}
            actions={actions}
          />
          <div className="no-print mb-4 flex max-w-143 flex-wrap gap-3 *:min-w-0 *:grow-99 *:basis-32 *:first:grow *:first:basis-60 *:only:max-w-60">
            {choices}
          </div>
        </>
      ) : (
        <header className="no-print mb-3 flex items-center gap-2">
          <h1 tabIndex={-1} className="sr-only">
            {title}
          </h1>
          <div className="flex min-w-0 grow gap-2 *:min-w-0 *:grow-99 *:basis-32 *:first:shrink-0 *:first:grow *:first:basis-28">
            {choices}
          </div>
          {actions}
        </header>
      )}
    </>
  )
}

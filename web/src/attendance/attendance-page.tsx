import { isStaff } from '@touchline/domain/teams/actor'
import { Printer } from 'lucide-react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { AttendanceTabs } from './attendance-tabs.tsx'
import { TeamChoice, useSeasonChoice } from './choices.tsx'

/** Who comes, who came, and what a season adds up to. */
export default function AttendancePage() {
  const text = useText('attendance')
  const { team, checklist } = useTeam()
  const actor = useActor()
  const { seasonId, select } = useSeasonChoice(team.id)

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <div className="no-print">{isStaff(actor) && <ChecklistBanner checklist={checklist} />}</div>
      <PageHeader
        title={text.title}
        subtitle={<span className="hidden print:inline">{team.name}</span>}
        actions={
          <Button
            className="no-print"
            icon={<Printer aria-hidden />}
            onClick={() => globalThis.print()}
          >
            {text.print}
          </Button>
        }
      />
      <div className="no-print mb-4 flex flex-wrap gap-3 *:min-w-0 *:grow *:basis-60 sm:*:max-w-60">
        {select}
        <TeamChoice teamId={team.id} />
      </div>
      <AttendanceTabs teamId={team.id} seasonId={seasonId} />
    </>
  )
}

import { isStaff } from '@touchline/domain/teams/actor'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { ChecklistBanner } from '#web/teams/checklist.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FilterSheet } from '#web/ui/filter-sheet.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { AttendanceTabs } from './attendance-tabs.tsx'
import { TeamChoice, useSeasonChoice } from './choices.tsx'
import { SummaryFilters } from './summary-filters.tsx'
import { useAttendanceTab } from './use-attendance-tab.ts'

export default function AttendancePage() {
  const text = useText('attendance')
  const { team, checklist } = useTeam()
  const actor = useActor()
  const { seasonId, select } = useSeasonChoice(team.id)
  const isWide = useIsWide(40)

  return (
    <>
      <PageTitle title={`${text.title} · ${team.name}`} />
      <div className="no-print">{isStaff(actor) && <ChecklistBanner checklist={checklist} />}</div>
      <PageHeader
        title={text.title}
        subtitle={<span className="hidden print:inline">{team.name}</span>}
        isOneLine
        actions={
          isWide ? (
            <Button icon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              {text.print}
            </Button>
          ) : (
            <PhoneFilters season={select} />
          )
        }
      />
      <div className="no-print mb-4 flex flex-wrap gap-3 *:min-w-0 *:grow *:basis-60 empty:hidden sm:*:max-w-60">
        {isWide && select}
        <TeamChoice teamId={team.id} />
      </div>
      <AttendanceTabs teamId={team.id} seasonId={seasonId} />
    </>
  )
}

/** Filters of the summary, besides the season. */
function PhoneFilters({ season }: { season: ReactNode }) {
  const { tab } = useAttendanceTab()
  return tab === 'summary' ? (
    <SummaryFilters season={season} />
  ) : (
    <FilterSheet>{season}</FilterSheet>
  )
}

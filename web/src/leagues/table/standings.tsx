import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { standings } from '@touchline/domain/leagues/standings'
import { may } from '@touchline/domain/teams/permissions'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { useLeaguePlace } from '../use-league-place.ts'
import { EnterLots } from './enter-lots.tsx'
import { LeagueTable } from './league-table.tsx'
import { recentForm } from './recent-form.ts'
import { shownStage } from './shown-stage.ts'
import { TableControls } from './table-controls.tsx'
import { TableNotes } from './table-notes.tsx'
import { useShownDay } from './use-shown-day.ts'

/** The table on a day, computed in the browser: new results count at once. */
export function Standings({ whole }: { whole: LeagueDetails }) {
  const text = useText('leagues').table
  const mayRun = may(useActor(), 'leagues.edit')
  const [isWide, setWide] = useState(false)
  const { league, teams, stages } = whole
  const day = useShownDay(league.timeZone)
  const stage = shownStage(stages, useLeaguePlace().stage)
  const rows = standings(
    { ...whole, sport: league.sport, rules: league.rules },
    { stage, asOf: { kind: 'day', day } },
  )
  const form = recentForm({ ...whole, rules: league.rules }, day)

  if (teams.length === 0) return <EmptyState title={text.none} />
  return (
    <div className="max-w-4xl">
      <TableControls whole={whole} day={day} stage={stage} isWide={isWide} onWide={setWide} />
      <LeagueTable rows={rows} teams={teams} form={form} isWide={isWide} />
      <TableNotes
        rows={rows}
        teams={teams}
        action={mayRun && <EnterLots whole={whole} rows={rows} />}
      />
    </div>
  )
}

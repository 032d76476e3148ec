import type { WholeLeague } from '@touchline/contract/leagues/shapes/league'
import { isDay } from '@touchline/domain/events/days'
import { standings } from '@touchline/domain/leagues/standings'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { ExportLeague } from '../fixtures/export-league.tsx'
import { useLeaguePlace } from '../use-league-place.ts'
import { useToday } from '../use-today.ts'
import { formOf } from './form-of.ts'
import { TableNotes } from './table-notes.tsx'
import { TableOf } from './table-of.tsx'

/** The table on a day, computed from the results that are here: a new one counts at once. */
export function Standings({ whole }: { whole: WholeLeague }) {
  const text = useText('leagues').table
  const { date, stage, go } = useLeaguePlace()
  const [isWide, setWide] = useState(false)
  const { league, teams, stages } = whole
  const today = useToday(league.timeZone)
  const day = date !== null && isDay(date) ? date : today
  const tables = stages.filter(({ kind }) => kind === 'table')
  const shownStage = (tables.find(({ id }) => id === stage) ?? tables.at(-1))?.id ?? null
  const rows = standings(
    { ...whole, rules: league.rules },
    { stage: shownStage, asOf: { kind: 'day', day } },
  )
  const form = formOf({ rules: league.rules, matches: whole.matches }, day)

  if (teams.length === 0) return <EmptyState title={text.none} />
  const asked = { day, ...(shownStage === null ? {} : { stage: shownStage }) }
  return (
    <div className="max-w-4xl">
      <div className="no-print mb-4 flex flex-wrap items-end gap-3">
        <DateField
          label={text.asOf}
          className="w-44"
          value={day}
          onChange={({ target }) => go({ date: target.value || null })}
        />
        {tables.length > 1 && (
          <Select
            label={text.stage}
            className="w-52"
            options={tables.map(({ id, name }) => ({ value: id, label: name }))}
            value={shownStage}
            onChange={(chosen) => go({ stage: chosen })}
          />
        )}
        <div className="md:hidden">
          <Switch label={text.allColumns} value={isWide} onChange={setWide} />
        </div>
        <ExportLeague league={league} what="table" {...asked} />
      </div>
      <TableOf rows={rows} teams={teams} form={form} isWide={isWide} />
      <TableNotes rows={rows} teams={teams} />
    </div>
  )
}

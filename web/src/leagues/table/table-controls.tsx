import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { ExportLeague } from '../matches/export-league.tsx'
import { useLeaguePlace } from '../use-league-place.ts'

interface TableControlsProps {
  readonly whole: LeagueDetails
  readonly day: string
  readonly stage: string | null
  readonly isWide: boolean
  readonly onWide: (isWide: boolean) => void
}

/** Chooses the table's day, stage and columns. */
export function TableControls({ whole, day, stage, isWide, onWide }: TableControlsProps) {
  const text = useText('leagues').table
  const format = useFormat()
  const { go } = useLeaguePlace()
  const tables = whole.stages.filter(({ kind }) => kind === 'table')
  return (
    <>
      <p className="mb-2 hidden text-s text-muted print:block">
        {[`${text.asOf} ${format.day(day)}`, tables.find(({ id }) => id === stage)?.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
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
            value={stage}
            onChange={(chosen) => go({ stage: chosen })}
          />
        )}
        <div className="md:hidden">
          <Switch label={text.allColumns} value={isWide} onChange={onWide} />
        </div>
        <ExportLeague
          league={whole.league}
          what="table"
          day={day}
          {...(stage === null ? {} : { stage })}
        />
      </div>
    </>
  )
}

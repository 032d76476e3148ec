import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { daysBetween } from '@touchline/domain/events/days'
import { countryDateOrder } from '@touchline/domain/events/season/read-date'
import { maxSeasonDays, type Break } from '@touchline/domain/events/season/read-row'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import { useSaveSeason } from './api.ts'
import { withBreaks } from './new-breaks.ts'
import type { PlanOwner } from './plan-owner.ts'
import { PublicHolidays } from './public-holidays.tsx'
import { SchoolCalendar } from './school-calendar.tsx'
import { BreakList, SchoolHolidays } from './season-breaks.tsx'

interface SeasonDialogProps {
  readonly owner: PlanOwner
  readonly season: SeasonDraft['season']
  readonly country: string
  readonly onClose: () => void
}

/** First and last day, public holidays of the country, and school holidays by hand. */
export function SeasonDialog({ owner, season, country, onClose }: SeasonDialogProps) {
  const text = useText('clubSeason').dialog
  const save = useSaveSeason(owner)
  const [from, setFrom] = useState(season.from)
  const [to, setTo] = useState(season.to)
  const [region, setRegion] = useState(season.region)
  const [breaks, setBreaks] = useState<readonly Break[]>(season.breaks)
  const [isChecked, check] = useState(false)
  const problem = problemOf(from, to)
  const add = (found: readonly Break[]) => setBreaks(withBreaks(breaks, found))
  const isChanged = save.error !== null && codeOf(save.error) === 'changed_meanwhile'
  return (
    <EntryDialog
      title={text.title}
      save={save}
      problem={isChanged ? text.changed : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        check(true)
        if (problem !== undefined) return
        const { version } = season
        save.mutate({ from, to, region, breaks: [...breaks], version }, { onSuccess: onClose })
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <DateField
          label={text.from}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <DateField
          label={text.to}
          value={to}
          error={isChecked && problem !== undefined ? text[problem] : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </div>
      <PublicHolidays
        owner={owner}
        days={{ from, to, region }}
        onRegion={setRegion}
        onFound={add}
        known={breaks}
      />
      <SchoolCalendar owner={owner} days={{ from, to }} known={breaks} onFound={add} />
      <SchoolHolidays order={countryDateOrder(country)} onRead={add} />
      <BreakList
        breaks={breaks}
        onRemove={(gone) => setBreaks(breaks.filter((one) => one !== gone))}
      />
    </EntryDialog>
  )
}

function problemOf(from: string, to: string): 'order' | 'long' | undefined {
  if (from === '' || to === '' || to <= from) return 'order'
  return daysBetween(from, to) > maxSeasonDays ? 'long' : undefined
}

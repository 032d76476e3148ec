import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { daysBetween } from '@touchline/domain/events/days'
import { countryDateOrder } from '@touchline/domain/events/season/read-date'
import { maxSeasonDays, type Break } from '@touchline/domain/events/season/read-row'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'

import { usePublicHolidays, useSaveSeason } from './api.ts'
import { newOf, withBreaks } from './new-breaks.ts'
import { SchoolCalendar } from './school-calendar.tsx'
import { BreakList, SchoolHolidays } from './season-breaks.tsx'

interface SeasonDialogProps {
  readonly clubId: string
  readonly season: SeasonDraft['season']
  readonly country: string
  readonly onClose: () => void
}

const wholeCountry = '-'

/** First and last day, public holidays of the country, and school holidays by hand. */
export function SeasonDialog({ clubId, season, country, onClose }: SeasonDialogProps) {
  const text = useText('clubSeason').dialog
  const save = useSaveSeason(clubId)
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
        clubId={clubId}
        days={{ from, to, region }}
        onRegion={setRegion}
        onFound={add}
        known={breaks}
      />
      <SchoolCalendar clubId={clubId} days={{ from, to }} known={breaks} onFound={add} />
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

interface PublicHolidaysProps {
  readonly clubId: string
  readonly days: { readonly from: string; readonly to: string; readonly region: string | null }
  readonly known: readonly Break[]
  readonly onRegion: (region: string | null) => void
  readonly onFound: (found: readonly Break[]) => void
}

function PublicHolidays({ clubId, days, known, onRegion, onFound }: PublicHolidaysProps) {
  const text = useText('clubSeason').dialog
  const found = usePublicHolidays(clubId, days)
  const [count, setCount] = useState<number>()
  const regions = found.data?.regions ?? []
  const options = [
    { value: wholeCountry, label: text.wholeCountry },
    ...regions.map(({ code, name }) => ({ value: code, label: name })),
  ]

  function add() {
    const holidays = found.data?.holidays ?? []
    setCount(newOf(known, holidays).length)
    onFound(holidays)
  }

  return (
    <div className="grid gap-2">
      {regions.length > 0 && (
        <Select
          label={text.region}
          value={days.region ?? wholeCountry}
          options={options}
          onChange={(code) => onRegion(code === wholeCountry ? null : code)}
        />
      )}
      <Button className="justify-self-start" busy={found.isLoading} onClick={add}>
        {text.addHolidays}
      </Button>
      <p role="status" className="text-s text-muted">
        {count !== undefined && (count === 0 ? text.noneFound : text.found(count))}
      </p>
    </div>
  )
}

import type { Break } from '@touchline/domain/events/season/read-row'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

import { usePublicHolidays } from './api.ts'
import { newOf } from './new-breaks.ts'
import type { PlanOwner } from './plan-owner.ts'

const wholeCountry = '-'

interface PublicHolidaysProps {
  readonly owner: PlanOwner
  readonly days: { readonly from: string; readonly to: string; readonly region: string | null }
  readonly known: readonly Break[]
  readonly onRegion: (region: string | null) => void
  readonly onFound: (found: readonly Break[]) => void
}

/** Those of the country, in a region of it if it has some. */
export function PublicHolidays({ owner, days, known, onRegion, onFound }: PublicHolidaysProps) {
  const text = useText('clubSeason').dialog
  const found = usePublicHolidays(owner, days)
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

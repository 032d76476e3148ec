import type { ClubVenue } from '@touchline/contract/events/shapes/club-calendar'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import type { ShownTeam } from '../calendar/calendar-owner.ts'
import type { ClubPlace } from './use-club-place.ts'

interface ClubFiltersProps {
  readonly place: ClubPlace
  readonly teams: readonly ShownTeam[]
  readonly venues: readonly ClubVenue[]
}

/** The shown teams and places, behind one button. */
export function ClubFilters({ place, teams, venues }: ClubFiltersProps) {
  const text = useText('clubCalendar')
  const [isOpen, setOpen] = useState(false)
  const { teamIds, venueKeys, filter } = place
  const count = teamIds.length + venueKeys.length
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          variant="outlined"
          label={count === 0 ? text.filters : text.filtersActive(count)}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal aria-hidden />}
          className="size-11"
          onClick={() => setOpen(true)}
        />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute -top-1 -right-1 size-3 rounded-full bg-accent-ink ring-2 ring-ground"
          />
        )}
      </span>
      <Dialog open={isOpen} title={text.filters} onOpenChange={setOpen}>
        <div className="grid gap-5 sm:grid-cols-2">
          <Choices
            legend={text.teams}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={teamIds}
            onChange={(next) => filter({ teamIds: next, venueKeys })}
          />
          <Choices
            legend={text.venues}
            options={venues.map(({ key, name }) => ({ value: key, label: name }))}
            chosen={venueKeys}
            onChange={(next) => filter({ teamIds, venueKeys: next })}
          />
        </div>
        <DialogActions>
          {count > 0 && (
            <Button onClick={() => filter({ teamIds: [], venueKeys: [] })}>{text.showAll}</Button>
          )}
          <Button variant="primary" onClick={() => setOpen(false)}>
            {text.show}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function Choices({ legend, options, chosen, onChange }: ChoicesProps) {
  if (options.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={<bdi className="wrap-anywhere">{label}</bdi>}
          value={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  )
}

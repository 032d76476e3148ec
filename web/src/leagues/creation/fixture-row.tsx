import { homeAways } from '@touchline/domain/events/event-types'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { X } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useVenues } from '#web/teams/api/belongings.ts'
import { useTeam } from '#web/teams/team-context.tsx'
import { DateField, TimeField } from '#web/ui/date-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { DraftFixture } from './draft.ts'

interface FixtureRowProps {
  readonly fixture: DraftFixture
  /** The id of the datalist with known opponents. */
  readonly opponentsId: string
  readonly onChange: (parts: Partial<DraftFixture>) => void
  readonly onRemove: () => void
}

export function FixtureRow({ fixture, opponentsId, onChange, onRemove }: FixtureRowProps) {
  const text = useText('leagueCreation')
  return (
    <fieldset className="rounded-surface border border-line bg-surface p-4">
      <legend className="sr-only">{text.day(fixture.day)}</legend>
      <div className="mb-3 flex items-center justify-between gap-3">
        <span aria-hidden className="font-semibold">
          {text.day(fixture.day)}
        </span>
        <IconButton
          label={text.removeFixture(fixture.day)}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <div className="grid gap-3 min-[24rem]:grid-cols-2">
        <TextField
          className="col-span-full"
          label={text.opponent}
          list={opponentsId}
          maxLength={leagueLimits.nameLength}
          autoComplete="off"
          value={fixture.opponent}
          onChange={({ target }) => onChange({ opponent: target.value })}
        />
        <DateField
          label={text.date}
          value={fixture.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TimeField
          label={text.time}
          value={fixture.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        <TextField
          label={text.dayNumber}
          type="number"
          inputMode="numeric"
          min={1}
          max={leagueLimits.rounds}
          value={fixture.day}
          onChange={({ target }) => onChange({ day: dayFrom(target.value) })}
        />
        <WherePlayed fixture={fixture} onChange={onChange} />
      </div>
    </fieldset>
  )
}

function WherePlayed({ fixture, onChange }: Pick<FixtureRowProps, 'fixture' | 'onChange'>) {
  const text = useText('leagueCreation')
  const { team } = useTeam()
  const venues = useVenues(team.id).data ?? []
  return (
    <>
      <Select
        label={text.location}
        options={optionsOf(homeAways, text.locations)}
        value={fixture.location}
        onChange={(location) => onChange({ location })}
      />
      {venues.length > 0 && (
        <OptionalSelect
          className="col-span-full"
          label={text.savedLocation}
          noneLabel={text.noLocation}
          options={venues.map(({ id, name }) => ({ value: id, label: name }))}
          value={fixture.venueId}
          onChange={(venueId) => onChange({ venueId })}
        />
      )}
      {fixture.venueId === null && (
        <TextField
          className="col-span-full"
          label={text.address}
          maxLength={leagueLimits.venueLength}
          value={fixture.address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  )
}

function dayFrom(typed: string): number {
  return Math.min(leagueLimits.rounds, Math.max(1, Math.trunc(Number(typed)) || 1))
}

import { addDays, isDay } from '@touchline/domain/events/days'
import { maximumDays, maximumOccurrences } from '@touchline/domain/events/repeat'

import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { RepeatInput, RepeatProps } from './repeat-fields.tsx'

interface RepeatEndProps extends RepeatProps {
  readonly firstDay: string
  readonly seasonEnd: string | undefined
}

/** At the end of the season, on a date or after a number of events. */
export function RepeatEnd({ repeat, onChange, firstDay, seasonEnd }: RepeatEndProps) {
  const text = useText('events').form
  const { ends } = repeat
  const isKnown = isDay(firstDay)
  const isSeason = ends.kind === 'until' && ends.day === seasonEnd
  return (
    <div className="grid items-end gap-3 sm:grid-cols-2">
      <Select
        label={text.ends}
        options={[
          ...(seasonEnd === undefined
            ? []
            : [{ value: 'season' as const, label: text.endsWithSeason }]),
          { value: 'until', label: text.endsOn },
          { value: 'count', label: text.endsAfter },
        ]}
        value={isSeason ? 'season' : ends.kind}
        onChange={(kind) => onChange({ ...repeat, ends: endsBy(kind, seasonEnd) })}
      />
      {ends.kind === 'until' ? (
        <DateField
          label={text.untilDate}
          value={ends.day}
          min={isKnown ? firstDay : undefined}
          max={isKnown ? addDays(firstDay, maximumDays) : undefined}
          onChange={({ target }) =>
            onChange({ ...repeat, ends: { kind: 'until', day: target.value } })
          }
        />
      ) : (
        <TextField
          label={text.count}
          type="number"
          inputMode="numeric"
          min={1}
          max={maximumOccurrences}
          value={ends.count === 0 ? '' : ends.count}
          onChange={({ target }) =>
            onChange({
              ...repeat,
              ends: { kind: 'count', count: Math.trunc(Number(target.value)) || 0 },
            })
          }
        />
      )}
    </div>
  )
}

function endsBy(
  kind: 'season' | 'until' | 'count',
  seasonEnd: string | undefined,
): RepeatInput['ends'] {
  if (kind === 'count') return { kind, count: 10 }
  return { kind: 'until', day: kind === 'season' ? (seasonEnd ?? '') : '' }
}

import { isDay } from '@touchline/domain/events/days'
import { X } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import type { DrawPartProps } from './draw-fixtures.tsx'

const nothing = { from: '', until: '' }
const maxSpans = 100

/** Holidays and closed grounds: one day, or a range. */
export function BlockedDays({ form, onChange }: DrawPartProps) {
  const text = useText('leagueEntry').draw
  const { days: inWords } = useFormat()
  const [typed, setTyped] = useState(nothing)
  const { blocked } = form
  const until = isDay(typed.until) ? typed.until : typed.from
  const mayAdd = isDay(typed.from) && typed.from <= until && blocked.length < maxSpans

  function add() {
    onChange({ blocked: [...blocked, { from: typed.from, until }] })
    setTyped(nothing)
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{text.blocked}</legend>
      {blocked.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {blocked.map((span, at) => (
            <li key={`${span.from} ${span.until}`}>
              <Button
                size="s"
                icon={<X aria-hidden />}
                aria-label={text.takeBlocked(inWords(span.from, span.until))}
                onClick={() => onChange({ blocked: blocked.filter((_, other) => other !== at) })}
              >
                {inWords(span.from, span.until)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <DateField
          label={text.from}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <DateField
          label={text.until}
          value={typed.until}
          onChange={({ target }) => setTyped({ ...typed, until: target.value })}
        />
      </div>
      <Button className="justify-self-start" disabled={!mayAdd} onClick={add}>
        {text.addBlocked}
      </Button>
    </fieldset>
  )
}

import { timePattern } from '@touchline/domain/events/days'
import { X } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TimeField } from '#web/ui/date-field.tsx'

import type { DrawPartProps } from './draw-fixtures.tsx'

const maxTimes = 20

/** Kick-off times of a day, best first. */
export function StartTimes({ form, onChange }: DrawPartProps) {
  const text = useText('leagueEntry').draw
  const [typed, setTyped] = useState('')
  const { times } = form
  const mayAdd = timePattern.test(typed) && !times.includes(typed) && times.length < maxTimes

  function add() {
    onChange({ times: [...times, typed] })
    setTyped('')
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{text.times}</legend>
      <p className="text-s text-muted">{text.timesHint}</p>
      {times.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {times.map((time) => (
            <li key={time}>
              <Button
                size="s"
                icon={<X aria-hidden />}
                aria-label={text.takeTime(time)}
                onClick={() => onChange({ times: times.filter((other) => other !== time) })}
              >
                <span className="figures">{time}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TimeField
          label={text.times}
          labelHidden
          className="w-36"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button disabled={!mayAdd} onClick={add}>
          {text.addTime}
        </Button>
      </div>
    </fieldset>
  )
}

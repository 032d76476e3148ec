import { isDay } from '@touchline/domain/events/days'
import { X } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import type { RepeatProps } from './repeat-fields.tsx'

/** Holidays and other days without the event. */
export function ExceptDays({ repeat, onChange }: RepeatProps) {
  const { repeat: text } = useText('running')
  const { day: inWords } = useFormat()
  const [typed, setTyped] = useState('')
  const days = repeat.except ?? []
  const put = (except: readonly string[]) => onChange({ ...repeat, except: [...except] })

  function add() {
    put([...new Set([...days, typed])].toSorted())
    setTyped('')
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{text.except}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <DateField
          label={text.exceptDay}
          labelHidden
          className="min-w-40 grow sm:max-w-52"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button disabled={!isDay(typed) || days.length >= 100} onClick={add}>
          {text.addExcept}
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day}>
              <Button
                size="s"
                icon={<X aria-hidden />}
                aria-label={text.takeBack(inWords(day))}
                onClick={() => put(days.filter((other) => other !== day))}
              >
                {inWords(day)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

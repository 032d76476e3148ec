import {
  type Home,
  homes,
  type HomeException,
  maxHomeExceptions,
} from '@touchline/domain/children/homes'
import { Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

interface ExceptionFieldsProps {
  readonly exceptions: readonly HomeException[]
  readonly nameOf: (home: Home) => string
  readonly onChange: (exceptions: HomeException[]) => void
  /** The problem of a field. */
  readonly sentence: (field: string) => string | undefined
}

/** Holidays and other exceptions. */
export function ExceptionFields(props: ExceptionFieldsProps) {
  const { exceptions, onChange, sentence } = props
  const text = useText('children').homes
  const id = useId()
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{text.exceptions}</legend>
      <p className="text-s text-muted">{text.exceptionsHint}</p>
      {exceptions.map((exception, place) => (
        <OneException key={place} {...props} exception={exception} place={place} />
      ))}
      <FieldError id={id} error={sentence('exceptions')} />
      {exceptions.length < maxHomeExceptions && (
        <div>
          <Button
            size="s"
            icon={<Plus aria-hidden />}
            onClick={() => onChange([...exceptions, { from: '', until: '', home: 1 }])}
          >
            {text.addException}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface OneExceptionProps extends ExceptionFieldsProps {
  readonly exception: HomeException
  readonly place: number
}

function OneException(props: OneExceptionProps) {
  const { exceptions, exception, place, nameOf, onChange, sentence } = props
  const text = useText('children').homes
  const change = (changed: Partial<HomeException>) =>
    onChange(exceptions.map((one, index) => (index === place ? { ...one, ...changed } : one)))
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 rounded-control border border-line p-3">
      <legend className="px-1 text-s text-muted">{text.exception(place + 1)}</legend>
      <DateField
        label={text.exceptionFrom}
        required
        value={exception.from}
        error={sentence(`exceptions.${place}.from`)}
        onChange={({ target }) => change({ from: target.value })}
      />
      <DateField
        label={text.exceptionUntil}
        required
        value={exception.until}
        error={sentence(`exceptions.${place}.until`)}
        onChange={({ target }) => change({ until: target.value })}
      />
      <div className="col-span-2 flex items-center gap-2">
        <div className="grow">
          <SegmentedControl
            label={text.exceptionHome}
            size="s"
            segments={homes.map((home) => ({ value: segmentOf[home], label: nameOf(home) }))}
            value={segmentOf[exception.home]}
            onChange={(value) => change({ home: value === 'first' ? 1 : 2 })}
          />
        </div>
        <IconButton
          label={text.removeException}
          icon={<Trash2 aria-hidden />}
          onClick={() => onChange(exceptions.filter((_, index) => index !== place))}
        />
      </div>
    </fieldset>
  )
}

const segmentOf: Readonly<Record<Home, 'first' | 'second'>> = { 1: 'first', 2: 'second' }

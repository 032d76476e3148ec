import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'

import { useForeignZone } from '../use-foreign-zone.ts'
import { useNow } from '../use-now.ts'
import type { EventFields } from './event-form-state.ts'
import { FormSection } from './form-section.tsx'
import { TimeFields } from './time-fields.tsx'

const RepeatFields = lazy(async () => ({
  default: (await import('./repeat-fields.tsx')).RepeatFields,
}))

interface WhenSectionProps extends EventFields {
  readonly teamId: string
  readonly timeZone: string
  /** One event of a series is edited alone: only a new one can repeat. */
  readonly mayRepeat: boolean
  /** Opened to change the time. */
  readonly asksTime?: boolean | undefined
}

/** Date, time and repetition. */
export function WhenSection({
  teamId,
  timeZone,
  mayRepeat,
  asksTime,
  ...fields
}: WhenSectionProps) {
  const text = useText('events').form
  const foreign = useForeignZone(timeZone, useNow().toISOString())
  const season = useSeasons(teamId).data?.find(({ status }) => status === 'current')
  const isAllDay = useWatch({ control: fields.form.control, name: 'isAllDay' })
  return (
    <FormSection title={text.when}>
      <TimeFields {...fields} asksTime={asksTime} />
      {foreign !== undefined && !isAllDay && (
        <p className="-mt-2 text-s text-muted">{text.timeZone(foreign)}</p>
      )}
      <Suspense>{mayRepeat && <RepeatFields {...fields} seasonEnd={season?.endsOn} />}</Suspense>
    </FormSection>
  )
}

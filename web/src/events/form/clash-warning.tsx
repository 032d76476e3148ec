import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { type DeepPartialSkipArrayKey, useWatch } from 'react-hook-form'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

import { usePlannedClashes } from '../api/club-calendar.ts'
import type { EventFormState } from './event-form-state.ts'

interface ClashWarningProps {
  readonly form: EventFormState
  readonly teamId: string
  /** The event being edited. */
  readonly eventId: string | undefined
}

/** The club's other events at this time, place or with these people. It can be saved anyway. */
export function ClashWarning({ form, teamId, eventId }: ClashWarningProps) {
  const text = useText('clubCalendar')
  const format = useFormat()
  const draft = useWatch({ control: form.control })
  const settled = useSettled(JSON.stringify(plannedOf(draft, eventId)), 500)
  const { data } = usePlannedClashes(teamId, settled)
  if (data === undefined || data.count === 0) return null
  const rest = data.count - data.clashes.length
  return (
    <Banner tone="warning" title={text.planned.title(data.count)}>
      <ul className="grid gap-1">
        {data.clashes.map(({ kind, teamName, startsAt, endsAt, timeZone, names }) => {
          const when = `${format.moment(startsAt, timeZone)}–${format.time(endsAt, timeZone)}`
          const who = names.length > 0 ? ` (${format.list(names)})` : ''
          return (
            <li key={[kind, teamName, startsAt, ...names].join(' ')}>
              {text.clashKinds[kind]}
              {who}: {teamName === null ? when : text.planned.with(teamName, when)}
            </li>
          )
        })}
        {rest > 0 && <li>{text.planned.others(rest)}</li>}
      </ul>
    </Banner>
  )
}

/** Empty until there is a date. */
function plannedOf(draft: DeepPartialSkipArrayKey<EventDraftInput>, eventId: string | undefined) {
  const { date, startTime, endDate, endTime, isAllDay, venueId, location, audience, repeat } = draft
  if (!date) return {}
  const times = { date, startTime, endDate, endTime, isAllDay }
  return { ...times, venueId, location, audience, repeat, eventId: eventId ?? null }
}

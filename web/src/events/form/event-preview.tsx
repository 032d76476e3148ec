import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { isDay, timePattern } from '@touchline/domain/events/days'
import { validateTimes } from '@touchline/domain/events/draft'
import { kindInWords } from '@touchline/domain/events/kind-in-words'
import { spanToMoments } from '@touchline/domain/events/moments'
import { useWatch } from 'react-hook-form'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useOpponents, useVenues } from '#web/teams/api/belongings.ts'
import { EventCard } from '#web/ui/event-card.tsx'

import { kindIcons, kindOf } from '../event-kinds.tsx'
import { useEventTime } from '../use-event-time.ts'
import type { EventFormState } from './event-form-state.ts'
import { useProposedTitle } from './proposed-title.ts'
import { timesOf } from './use-times.ts'

export interface EventPreviewProps {
  readonly form: EventFormState
  readonly teamId: string
  readonly timeZone: string
}

/** The event as everyone will see it, while typing. */
export function EventPreview({ form, teamId, timeZone }: EventPreviewProps) {
  const text = useText('events')
  const { block } = useFormat()
  const draft = useWatch({ control: form.control })
  const { kind, title, place } = useNamed(draft, teamId)
  const moments = momentsOf(draft, timeZone)
  const time = useEventTime({ ...(moments ?? unknownTime), timeZone })
  return (
    <div className="sticky top-6">
      <h2 className="mb-2 text-s text-muted">{text.form.preview}</h2>
      <EventCard
        {...(moments ? block(moments.startsAt, timeZone) : noDay)}
        kind={kindOf(kind)}
        kindLabel={kindInWords({ ...kind, title }, text)}
        kindIcon={kindIcons[kindOf(kind)]}
        title={title || text.form.title}
        time={moments ? time : '–:–'}
        place={place}
      />
    </div>
  )
}

type Named = Pick<
  EventDraftInput,
  'type' | 'title' | 'homeAway' | 'opponentId' | 'opponent' | 'venueId' | 'location'
>

/** Title, kind and place, with names instead of ids. */
function useNamed(draft: Partial<Named>, teamId: string) {
  const proposedTitle = useProposedTitle(teamId)
  const nameOf = (saved: readonly { id: string; name: string }[] | undefined, id: unknown) =>
    saved?.find((one) => one.id === id)?.name
  const venue = nameOf(useVenues(teamId).data, draft.venueId)
  const saved = nameOf(useOpponents(teamId).data, draft.opponentId)
  const { type = 'practice', homeAway = null } = draft
  const opponent = saved ?? draft.opponent ?? null
  const title = draft.title?.trim() || proposedTitle({ type, opponent })
  return { kind: { type, homeAway, opponent }, title, place: venue ?? draft.location }
}

const noDay = { weekday: '', day: '–', month: '' }
const unknownTime = { startsAt: '2000-01-01', endsAt: '2000-01-01', isAllDay: false }

/** Undefined while date and times are invalid. */
function momentsOf(draft: Partial<Parameters<typeof timesOf>[0]>, timeZone: string) {
  const times = timesOf({ ...draft, date: draft.date ?? '' })
  const { date, startTime, endTime } = times
  if (!isDay(date) || !timePattern.test(startTime) || !timePattern.test(endTime)) return undefined
  if (times.endDate !== null && !isDay(times.endDate)) return undefined
  const problems = validateTimes({ ...times, meetingTime: null, deadline: null })
  return problems.length > 0 ? undefined : spanToMoments(times, timeZone)
}

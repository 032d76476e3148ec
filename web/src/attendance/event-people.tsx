import { isMarkable } from '@touchline/domain/attendance/permissions'
import { kindInWords } from '@touchline/domain/events/kind-in-words'
import { playerCountsOf } from '@touchline/domain/events/player-counts'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { AnswerCounts } from '#web/events/answer-counts.tsx'
import { kindIcons, kindOf } from '#web/events/event-kinds.tsx'
import { useDayAndTime } from '#web/events/use-event-time.ts'
import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { AttendedEvent, EventPeople as Shown } from './api/by-event.ts'
import { PeopleToMark } from './people-to-mark.tsx'

/** One event with its people: who's coming or, once it has begun, who came. */
export function EventPeople({ event, people, isFirst }: Shown & { readonly isFirst: boolean }) {
  const text = useText('attendance')
  const hasBegun = isMarkable(event, useNow())
  return (
    <article className="rounded-surface border border-line bg-surface p-4 sm:p-5 print:not-has-open:break-inside-avoid">
      <Heading event={event} />
      <div className="my-4">
        <AnswerCounts
          counts={playerCountsOf(event.counts, event.staffCounts)}
          staff={event.staffCounts.going}
        />
      </div>
      <details open={isFirst} className="group print:not-open:hidden">
        <summary className="-mx-2 flex min-h-11 list-none items-center justify-between rounded-control px-2 font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
          {hasBegun ? text.whoCame : text.whoComes}
          <ChevronDown className="no-print size-5 text-muted group-open:rotate-180" aria-hidden />
        </summary>
        <PeopleToMark event={event} people={people} />
      </details>
    </article>
  )
}

function Heading({ event }: { event: AttendedEvent }) {
  const words = useText('events')
  const when = useDayAndTime(event)
  return (
    <header className="min-w-0">
      <p className="flex items-center gap-1.5 text-s text-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {kindIcons[kindOf(event)]}
        <span className="min-w-0 wrap-anywhere">{kindInWords(event, words)}</span>
      </p>
      <h2 className="text-l wrap-anywhere">
        <Link to={paths.event(event.teamId, event.id)} className="hover:underline">
          {event.title}
        </Link>
      </h2>
      <p className="figures text-muted first-letter:uppercase">{when}</p>
    </header>
  )
}

import type { EventPage } from '@touchline/contract/events/shapes/event'
import { Clock, MapPin } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkedWords } from '#web/ui/linked-words.tsx'
import { MapLink } from '#web/ui/map-link.tsx'

import { Directions } from './directions.tsx'
import type { FactProps } from './later-facts.tsx'

/** Nobody is late for want of them. */
const LaterFacts = lazy(async () => ({ default: (await import('./later-facts.tsx')).LaterFacts }))

/** Where it is, when to be there, and what else to know. */
export function EventFacts({ event }: { event: EventPage }) {
  const { page: text } = useText('events')
  const { location, meetingLocal, meetingPlace, kit, answerUntil, rule, details, audience } = event
  const isForSome = audience.kind !== 'everyone'
  const later = [kit, answerUntil, rule].flatMap((fact) => fact ?? [])
  const facts = [location, meetingLocal, meetingPlace, ...later]
  const hasFacts = isForSome || facts.some((fact) => fact !== null)
  if (!hasFacts && details === null) return null

  return (
    <Card className="group not-has-[li,h2]:hidden">
      {hasFacts && (
        <ul className="grid gap-4">
          <Fact icon={MapPin} label={text.location}>
            {location !== null && (
              <>
                <MapLink name={location} address={event.address} />
                <Directions to={event.address ?? location} />
              </>
            )}
          </Fact>
          <Meeting event={event} />
          {(isForSome || later.length > 0) && (
            <Suspense
              fallback={later.map((fact) => (
                <li key={fact} aria-hidden className="h-6" />
              ))}
            >
              <LaterFacts event={event} line={Fact} />
            </Suspense>
          )}
        </ul>
      )}
      {details !== null && <Details text={details} />}
    </Card>
  )
}

function Meeting({ event: { meetingLocal, meetingPlace } }: { event: EventPage }) {
  const { page: text } = useText('events')
  const { time } = useFormat()
  // The wall clock's own text: it has its zone behind it.
  const at = meetingLocal === null ? undefined : time(`${meetingLocal}:00Z`, 'UTC')
  return (
    <Fact icon={Clock} label={text.meeting}>
      {at === undefined ? meetingPlace : text.meetingAt(at, meetingPlace ?? '')}
    </Fact>
  )
}

function Details({ text }: { text: string }) {
  const { page } = useText('events')
  return (
    <div className="border-line group-has-[li]:mt-4 group-has-[li]:border-t group-has-[li]:pt-4">
      <h2 className="text-s text-muted">{page.details}</h2>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        <LinkedWords words={text} />
      </p>
    </div>
  )
}

/** A line of what one should know of an event; nothing to say: no line. */
function Fact({ icon: Icon, label, children }: FactProps) {
  if (!children) return null
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        {label !== undefined && <p className="text-s text-muted">{label}</p>}
        {children}
      </div>
    </li>
  )
}

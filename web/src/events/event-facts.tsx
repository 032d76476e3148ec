import type { EventPage } from '@touchline/contract/events/shapes/event'
import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'

import type { FactProps } from './secondary-facts.tsx'

/** Loaded later, because no one needs them to be on time. */
const LaterFacts = lazy(async () => ({
  default: (await import('./secondary-facts.tsx')).SecondaryFacts,
}))

/** Kit, deadline and notes. */
export function EventFacts({ event }: { event: EventPage }) {
  const { kit, answerUntil, rule, details, audience } = event
  const isForSome = audience.kind !== 'everyone'
  const later = [kit, answerUntil, rule].flatMap((fact) => fact ?? [])
  const hasFacts = isForSome || later.length > 0
  if (!hasFacts && details === null) return null

  return (
    <Card className="group not-has-[li,h2]:hidden">
      {hasFacts && (
        <ul className="grid gap-4">
          <Suspense
            fallback={later.map((fact) => (
              <li key={fact} aria-hidden className="h-6" />
            ))}
          >
            <LaterFacts event={event} line={Fact} />
          </Suspense>
        </ul>
      )}
      {details !== null && <Details text={details} />}
    </Card>
  )
}

function Details({ text }: { text: string }) {
  const { page } = useText('events')
  return (
    <div className="border-line group-has-[li]:mt-4 group-has-[li]:border-t group-has-[li]:pt-4">
      <h2 className="text-s text-muted">{page.details}</h2>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        <LinkedText words={text} />
      </p>
    </div>
  )
}

/** One fact of an event; hidden without a value. */
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

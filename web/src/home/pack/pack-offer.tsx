import type { EventPage } from '@touchline/contract/events/shapes/event'
import { Backpack, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

import { SaveButton } from './save-button.tsx'
import { usePack } from './use-pack.ts'

/** On the page of an event, around its day: everything for the pitch, and whether it is here already. */
export function PackOffer({ event }: { event: EventPage }) {
  const text = useText('pack')
  const { isTime } = usePack(event)
  if (!isTime) return null
  return (
    <section className="no-print rounded-surface border border-line bg-surface">
      <Link
        to={paths.pack(event.teamId, event.id)}
        className="flex min-h-14 items-center gap-3 rounded-surface px-4 py-2 hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0"
      >
        <Backpack className="text-accent-ink" aria-hidden />
        <span className="min-w-0 grow">
          <span className="block font-semibold">{text.title}</span>
          <span className="block text-s text-muted">{text.text}</span>
        </span>
        <ChevronRight className="text-muted" aria-hidden />
      </Link>
      <div className="border-t border-line px-4 py-3">
        <SaveButton event={event} />
      </div>
    </section>
  )
}

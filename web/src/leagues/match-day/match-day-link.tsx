import { ChevronRight, ClipboardList } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

/** From the page of a match to its line-up, its live score and its result. */
export function MatchDayLink({ teamId, eventId }: { teamId: string; eventId: string }) {
  const { matchDay } = useText('events').page
  return (
    <Link
      to={paths.matchDay(teamId, eventId)}
      className="flex min-h-14 items-center gap-3 rounded-surface border border-line bg-surface px-4 py-2 hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0"
    >
      <ClipboardList className="text-accent-ink" aria-hidden />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{matchDay.title}</span>
        <span className="block text-s text-muted">{matchDay.text}</span>
      </span>
      <ChevronRight className="text-muted" aria-hidden />
    </Link>
  )
}

import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'

/** Back to the team's calendar, or to that of all my teams. */
export function BackToCalendar({ teamId }: { teamId: string | undefined }) {
  const { backToCalendar } = useText('events').form
  return (
    <Link
      to={teamId === undefined ? paths.calendar : paths.teamCalendar(teamId)}
      className="no-print -ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-muted hover:bg-hover hover:text-ink [&_svg]:size-5"
    >
      <ArrowLeft aria-hidden />
      {backToCalendar}
    </Link>
  )
}

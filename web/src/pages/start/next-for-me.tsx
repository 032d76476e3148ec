import type { Event } from '@touchline/contract/events/shapes/event'

import { paths } from '#web/app/paths.ts'
import { useComingOfMine } from '#web/events/api/calendar.ts'
import type { ShownTeam } from '#web/events/calendar/calendar-owner.ts'
import { findNextEvent } from '#web/events/calendar/find-next-event.ts'
import { useShownTeams } from '#web/events/calendar/use-shown-teams.ts'
import { EventSummary } from '#web/events/event-summary.tsx'
import { useNow } from '#web/events/use-now.ts'
import { MatchScore } from '#web/leagues/match-day/match-score.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useMyTeams } from '#web/teams/api/mine.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The next event of all my teams with answer buttons; nothing for people without a team. */
export function NextForMe() {
  const text = useText('teams').dashboard
  const { isPending } = useMyTeams()
  const teams = useShownTeams()
  const now = useNow()
  const { data, isError } = useComingOfMine(now)
  const isInNone = teams.size === 0 && !isPending
  if (isInNone || (data === undefined && isError)) return null
  const next = data && findNextEvent(data, now)
  return (
    <section className="mb-8 lg:max-w-2xl">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{text.nextEvent}</h2>
        <TextLink to={paths.calendar} className="py-1 text-s">
          {text.seeCalendar}
        </TextLink>
      </header>
      {data === undefined && <Skeleton className="h-76 rounded-surface md:h-60" />}
      {data && !next && (
        <p className="rounded-surface border border-dashed border-line px-4 py-6 text-muted">
          {text.noNextEvent}
        </p>
      )}
      {next && <Next event={next} team={teams.get(next.teamId)} />}
    </section>
  )
}

function Next({ event, team }: { event: Event; team: ShownTeam | undefined }) {
  return (
    <>
      <EventSummary event={event} team={team} />
      {team && <MatchScore event={event} teamName={team.name} />}
    </>
  )
}

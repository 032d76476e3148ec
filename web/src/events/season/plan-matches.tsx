import { weekdayOf } from '@touchline/domain/events/days'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { dayName, shownDay } from './plan-cells.ts'
import type { SeasonPlan } from './use-season-plan.ts'

const maxShown = 25

/** The association's fixtures and other matches, which are changed in the calendar. */
export function PlanMatches({ plan }: { readonly plan: SeasonPlan }) {
  const text = useText('clubSeason')
  const [shown, setShown] = useState(maxShown)
  const { matches } = plan.draft
  return (
    <section className="grid gap-2" aria-labelledby="plan-matches">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="plan-matches" className="font-semibold">
          {text.inCalendar(matches.length)}
        </h2>
        {plan.owner.kind === 'club' && <ImportFixtures clubId={plan.owner.id} />}
      </div>
      {matches.length > 0 && (
        <ul className="divide-y divide-line">
          {matches.slice(0, shown).map((match) => (
            <MatchLine key={match.id} plan={plan} match={match} />
          ))}
        </ul>
      )}
      {matches.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + 100)}>
          {text.showMore}
        </Button>
      )}
    </section>
  )
}

function ImportFixtures({ clubId }: { readonly clubId: string }) {
  const text = useText('clubSeason')
  const mayImport = useMayInClub(clubId)('calendar.edit')
  if (!mayImport) return null
  return (
    <ButtonLink to={paths.clubFixtures(clubId)} variant="quiet" icon={<FileUp aria-hidden />}>
      {text.importFixtures}
    </ButtonLink>
  )
}

interface MatchLineProps {
  readonly plan: SeasonPlan
  readonly match: SeasonPlan['draft']['matches'][number]
}

function MatchLine({ plan: { draft, context }, match }: MatchLineProps) {
  const { id, teamId, title, startsLocal, location } = match
  const { language } = context
  const day = startsLocal.slice(0, 10)
  const when = `${dayName(weekdayOf(day), language)} ${shownDay(day, language)}`
  const team = draft.teams.find((one) => one.id === teamId)?.name
  return (
    <li className="figures py-1.5 text-s wrap-anywhere lg:flex lg:gap-3">
      <span className="text-muted lg:w-52">
        {when}, {startsLocal.slice(11)}
      </span>{' '}
      <Link className="link grow" to={paths.event(teamId, id)}>
        {[context.ownTeam === undefined && team, title].filter(Boolean).join(' · ')}
      </Link>{' '}
      <span className="text-muted">{location}</span>
    </li>
  )
}

import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import { homeOn } from '@touchline/domain/children/homes'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { DayGrid } from './day-grid.tsx'
import { fortnightOf } from './fortnight.ts'
import { upcomingExceptions, parentNames } from './names.ts'

/** The days, hand-overs and exceptions of a plan. */
export function PlanFacts({ child, plan }: { child: ChildHomes; plan: HomePlan }) {
  const text = useText('children').homes
  const format = useFormat()
  const { team } = useTeam()
  const [today] = useState(() => dayInZone(new Date(), team.timeZone))
  const exceptions = upcomingExceptions(plan, today)
  const parents = parentNames(child, plan, text.me)
  return (
    <div className="grid gap-2">
      <DayGrid
        fortnight={fortnightOf(plan.firstDay, today)}
        parents={parents}
        homeOn={(day) => homeOn(plan, day)}
      />
      <p className="text-s text-muted">
        {text.startsOn(format.day(plan.firstDay))} · {text.handOver(plan.handOverAt)}
      </p>
      {exceptions.length > 0 && (
        <ul className="text-s">
          {exceptions.map(({ from, until, home }) => (
            <li key={from}>{text.dayWith(format.days(from, until), parents[home].name)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

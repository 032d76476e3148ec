import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import type { Home } from '@touchline/domain/children/homes'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { DayGrid } from './day-grid.tsx'
import { comingOf, guardianOf } from './names.ts'

/** The days, hand-overs and exceptions of a plan. */
export function PlanFacts({ child, plan }: { child: ChildHomes; plan: HomePlan }) {
  const text = useText('children').homes
  const format = useFormat()
  const { team } = useTeam()
  const [today] = useState(() => dayInZone(new Date(), team.timeZone))
  const exceptions = comingOf(plan, today)
  const nameOf = (home: Home) => {
    const guardian = guardianOf(child, plan, home)
    return guardian?.isMe === true ? text.me : (guardian?.firstName ?? '')
  }
  return (
    <div className="grid gap-2">
      <DayGrid days={plan.days} nameOf={nameOf} />
      <p className="text-s text-muted">
        {text.startsOn(format.day(plan.firstDay))} · {text.handOver(plan.handOverAt)}
      </p>
      {exceptions.length > 0 && (
        <ul className="text-s">
          {exceptions.map(({ from, until, home }) => (
            <li key={from}>{text.exceptionWith(format.days(from, until), nameOf(home))}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

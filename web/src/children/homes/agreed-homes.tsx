import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import { handOverOn, homeAt } from '@touchline/domain/children/homes'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { addDays } from '@touchline/domain/values/days'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { EndHomesDialog } from './end-homes-dialog.tsx'
import { guardianOf, isShared } from './names.ts'
import { PlanFacts } from './plan-facts.tsx'
import { useSayings } from './use-sayings.ts'

interface PlanProps {
  readonly child: ChildHomes
  readonly plan: HomePlan
}

interface AgreedHomesProps extends PlanProps {
  /** Undefined while a proposal waits. */
  readonly onChange?: () => void
}

/** Where the child is now, the days, and how to change or end them. */
export function AgreedHomes({ child, plan, onChange }: AgreedHomesProps) {
  const text = useText('children').homes
  const [isEnding, setEnding] = useState(false)
  return (
    <div className="grid gap-3">
      <Today child={child} plan={plan} />
      <PlanFacts child={child} plan={plan} />
      {isShared(child, plan) && (
        <div className="flex flex-wrap gap-3">
          {onChange && <Button onClick={onChange}>{text.change}</Button>}
          <Button variant="quiet" onClick={() => setEnding(true)}>
            {text.end}
          </Button>
        </div>
      )}
      <EndHomesDialog
        child={child}
        planId={isEnding ? plan.id : undefined}
        onClose={() => setEnding(false)}
      />
    </div>
  )
}

/** A plan changes homes within two weeks, exceptions aside. */
const outlook = 45

function Today({ child, plan }: PlanProps) {
  const text = useText('children').homes
  const sayings = useSayings(child)
  const { team } = useTeam()
  const format = useFormat()
  const [now] = useState(() => new Date().toISOString())
  const time = wallClockOf(now, team.timeZone)
  const [today, clock] = [time.slice(0, 10), time.slice(11)]
  const home = homeAt(plan, time)
  const who = home && guardianOf(child, plan, home)
  const next = Array.from({ length: outlook }, (_, count) => addDays(today, count)).find(
    (day) => handOverOn(plan, day) !== undefined && (day > today || clock < plan.handOverAt),
  )
  return (
    <p>
      {who && <span className="block font-medium">{sayings.isWith(who)}</span>}
      {next !== undefined && (
        <span className="block text-muted">
          {text.nextHandOver(format.moment(`${next}T${plan.handOverAt}:00Z`, 'UTC'))}
        </span>
      )}
    </p>
  )
}

import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import { homeAt, nextHandOver } from '@touchline/domain/children/homes'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { type Format, useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { EndHomesDialog } from './end-homes-dialog.tsx'
import { guardianOf, isReaderAmong } from './names.ts'
import { PlanFacts } from './plan-facts.tsx'
import { useHomeSentences } from './use-home-sentences.ts'

interface PlanProps {
  readonly child: ChildHomes
  readonly plan: HomePlan
}

interface AgreedHomesProps extends PlanProps {
  /** Undefined while a proposal is pending. */
  readonly onChange?: () => void
}

/** Where the child is now, the plan, and buttons to change or end it. */
export function AgreedHomes({ child, plan, onChange }: AgreedHomesProps) {
  const text = useText('children').homes
  const [isEnding, setEnding] = useState(false)
  return (
    <div className="grid gap-3">
      <Today child={child} plan={plan} />
      <PlanFacts child={child} plan={plan} />
      {isReaderAmong(child, plan) && (
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

function Today({ child, plan }: PlanProps) {
  const text = useText('children').homes
  const sayings = useHomeSentences(child)
  const { team } = useTeam()
  const format = useFormat()
  const [now] = useState(() => new Date().toISOString())
  const time = wallClockOf(now, team.timeZone)
  const home = homeAt(plan, time)
  const who = home && guardianOf(child, plan, home)
  const next = nextHandOver(plan, time)
  return (
    <p>
      {who && <span className="block font-medium">{sayings.isWith(who)}</span>}
      {next && (
        <span className="block text-muted">{text.nextHandOver(momentOf(next, format))}</span>
      )}
    </p>
  )
}

/** At exceptions the day is enough. */
function momentOf({ day, at }: { readonly day: string; readonly at: string }, format: Format) {
  const moment = `${day}T${at}:00Z`
  return at === '00:00' ? format.dayOf(moment, 'UTC') : format.moment(moment, 'UTC')
}

import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import { handOversOn, homeAt, homeAtEnd } from '@touchline/domain/children/homes'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { guardianOf } from './names.ts'
import { useHomeSentences } from './use-home-sentences.ts'
import { useOwnHomes } from './use-own-homes.ts'

interface Times {
  readonly startsAt: string
  readonly endsAt: string
}

interface HomeLineProps {
  readonly memberId: string
  readonly event: Times
}

/** For guardians and the child: where the child is during the event, who brings and who fetches. */
export function HomeLine({ memberId, event }: HomeLineProps) {
  const { data: child } = useOwnHomes(memberId)
  if (!child?.agreed) return null
  return <WhereThen child={child} plan={child.agreed} event={event} />
}

interface WhereThenProps {
  readonly child: ChildHomes
  readonly plan: HomePlan
  readonly event: Times
}

function WhereThen({ child, plan, event }: WhereThenProps) {
  const text = useText('children').homes
  const sayings = useHomeSentences(child)
  const { team } = useTeam()
  const start = wallClockOf(event.startsAt, team.timeZone)
  const end = wallClockOf(event.endsAt, team.timeZone)
  const [from, to] = [homeAt(plan, start), homeAtEnd(plan, end)]
  const brings = from && guardianOf(child, plan, from)
  const fetches = to && guardianOf(child, plan, to)
  if (brings === undefined || fetches === undefined) return null
  const change = handOversOn(plan, start.slice(0, 10)).find(({ at }) => at > start.slice(11))
  return (
    <p className="text-s text-muted">
      {from === to ? sayings.isWith(brings) : sayings.bringAndFetch(brings, fetches)}
      {change && ` · ${text.handOver(change.at)}`}
    </p>
  )
}

import type { Member } from '@touchline/contract/members/shapes'
import { represents } from '@touchline/domain/teams/actor'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { CoachHealth } from './coach-health.tsx'
import { OwnHealth } from './own-health.tsx'

/** The family edits it, coaches read it, others see why they can't. */
export function HealthTab({ member }: { member: Member }) {
  const text = useText('health')
  const actor = useActor()
  const of = { teamId: actor.teamId, memberId: member.id }
  if (represents(actor, member.id)) return <OwnHealth of={of} />
  if (actor.isCoach) return <CoachHealth of={of} />
  return <p className="max-w-measure text-muted">{text.notForYou}</p>
}

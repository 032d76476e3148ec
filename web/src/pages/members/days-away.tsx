import type { Member } from '@touchline/contract/members/shapes'

import { UnavailabilitiesTab } from '#web/events/away/unavailabilities-tab.tsx'
import { useActor } from '#web/teams/team-context.tsx'

export function DaysAway({ member }: { member: Member }) {
  const { teamId } = useActor()
  return <UnavailabilitiesTab person={{ teamId, memberId: member.id }} name={member.firstName} />
}

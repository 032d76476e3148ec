import type { RosterMember } from '@touchline/contract/members/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Says who has been invited and not come yet; everybody else needs no label. */
export function MemberState({ member }: { member: RosterMember }) {
  const text = useText('members')
  return member.isPlaceholder ? <Badge>{text.invited}</Badge> : null
}

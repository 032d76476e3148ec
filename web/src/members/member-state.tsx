import type { RosterMember } from '@touchline/contract/members/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Marks people who were invited and haven't joined. */
export function MemberState({ member }: { member: RosterMember }) {
  const text = useText('members')
  return member.isPlaceholder ? <Badge>{text.invited}</Badge> : null
}

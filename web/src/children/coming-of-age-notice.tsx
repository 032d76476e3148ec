import type { Member } from '@touchline/contract/members/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'

interface TakesOverProps {
  readonly member: Member
  /** The day from which the person decides alone. */
  readonly day: string
}

/** Announced weeks ahead: the young person takes over, the guardians' access ends. */
export function ComingOfAgeNotice({ member, day }: TakesOverProps) {
  const text = useText('children').comingOfAge
  const when = useFormat().day(day)
  const { memberId, childIds } = useActor()
  const { id, firstName, hasJoined, email } = member
  if (memberId === id) return <Banner title={text.title}>{text.you(when)}</Banner>
  const isTheirs = childIds.includes(id)
  const toInvite = email === null ? text.noAddress(firstName) : text.isAsked(firstName)
  return (
    <Banner title={text.title}>
      <p>{isTheirs ? text.yourChild(firstName, when) : text.somebody(firstName, when)}</p>
      {!hasJoined && <p>{toInvite}</p>}
    </Banner>
  )
}

import type { RosterMember } from '@touchline/contract/members/shapes'

import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { Facts } from '#web/ui/facts.tsx'
import { twoLineStyle } from '#web/ui/two-line-style.ts'

import { knownName } from './known-name.ts'
import { MemberLink } from './member-link.tsx'
import { NoPhotos } from './no-photos.tsx'
import { useRoleLabel } from './use-role-label.ts'

interface CardProps {
  readonly member: RosterMember
  readonly onOpen: (member: RosterMember) => void
}

/** A member's picture with name, number and position. */
export function MemberCard({ member, onOpen }: CardProps) {
  const roleOf = useRoleLabel()
  const name = knownName(member)
  const facts = [member.jerseyNumber, member.position ?? roleOf(member.role)]
  return (
    <>
      <Avatar id={member.id} name={member} src={member.photo?.thumb} size="l" />
      <div className="min-w-0 grow">
        <MemberLink
          member={member}
          onOpen={onOpen}
          className={cx(twoLineStyle(name), 'font-medium wrap-anywhere hover:underline')}
        >
          {name}
        </MemberLink>
        <p className={cx(twoLineStyle(facts.join(' ')), 'text-s wrap-anywhere text-muted')}>
          <Facts of={facts} />
        </p>
        <NoPhotos of={member} />
      </div>
    </>
  )
}

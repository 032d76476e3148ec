import type { Member } from '@touchline/contract/members/shapes'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'

import { fullName } from './known-name.ts'
import { useRoleLabel } from './use-role-label.ts'

/** Picture, name, shirt number and role. */
export function ProfilePanel({ member }: { member: Member }) {
  const roleOf = useRoleLabel()
  const { jerseyNumber, position, role } = member
  const facts = [jerseyNumber === null ? undefined : `#${jerseyNumber}`, position, roleOf(role)]
  return (
    <div className="flex max-w-full gap-4 max-md:items-center md:flex-col md:gap-3 md:border-r md:border-line md:pr-5">
      <Avatar id={member.id} name={member} src={member.photo?.full} size="xl" />
      <div className="grid min-w-0 justify-items-start gap-1.5">
        <p className="line-clamp-4 font-head text-l font-semibold wrap-anywhere">
          {fullName(member)}
        </p>
        {facts.some(Boolean) && (
          <p className="figures text-s wrap-anywhere text-muted">
            <Facts of={facts} />
          </p>
        )}
        <Standing member={member} />
      </div>
    </div>
  )
}

/** Whether a member is available, and whether they have joined. */
function Standing({ member }: { member: Member }) {
  const text = useText('members')
  // A child with joined parents needs no account.
  const isMissed = !member.hasJoined && member.isReached !== true
  if (member.archivedAt !== null) return <Badge>{text.inArchive}</Badge>
  return (
    <div className="flex flex-wrap gap-1.5">
      <Availability member={member} />
      {isMissed && <Badge>{member.isPlaceholder ? text.invited : text.notJoined}</Badge>}
    </div>
  )
}

/** Whether the person is available today, for those who may see it. */
function Availability({ member }: { member: Member }) {
  const { profile } = useText('members')
  const away = useText('away')
  const { day } = useFormat()
  if (member.isPrivate) return null
  if (member.awayUntil === null) return <Badge tone="good">{profile.available}</Badge>
  return <Badge tone="warning">{away.until(day(member.awayUntil))}</Badge>
}

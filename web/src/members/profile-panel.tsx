import type { Member } from '@touchline/contract/members/shapes'
import { mayEndMembership } from '@touchline/domain/members/permissions'
import { speaksFor } from '@touchline/domain/teams/actor'
import { LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'

import { fullName } from './known-name.ts'
import { LeaveTeamDialog } from './leave-team-dialog.tsx'
import { PersonActions } from './person-actions.tsx'

interface ProfilePanelProps {
  readonly member: Member
  /** The member is no longer on the team. */
  readonly onGone: () => void
}

/** The left of a profile: the face, the name, and the way out of the team. */
export function ProfilePanel({ member, onGone }: ProfilePanelProps) {
  const text = useText('members')
  const actor = useActor()
  const [leaving, setLeaving] = useState(false)
  const name = fullName(member)
  const isTheirs = speaksFor(actor, member.id)
  const refusal = mayEndMembership(actor, member.id) ? undefined : text.refusals.onlyAdmins
  return (
    <div className="flex flex-col items-start gap-3 md:border-r md:border-line md:pr-5">
      <div className="flex max-w-full gap-4 max-md:items-center md:flex-col md:gap-3">
        <Avatar id={member.id} name={member} src={member.photo?.full} size="xl" />
        <div className="grid min-w-0 justify-items-start gap-2">
          <p className="line-clamp-4 font-head text-l font-semibold wrap-anywhere">{name}</p>
          {member.email && (
            <p className="-mt-1 line-clamp-2 text-s wrap-anywhere text-muted">{member.email}</p>
          )}
          <Standing member={member} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <PersonActions
          person={{
            kind: 'member',
            id: member.id,
            name,
            email: member.email,
            hasJoined: member.hasJoined,
            dateOfBirth: member.dateOfBirth,
            isArchived: member.archivedAt !== null,
          }}
        />
        <Button
          size="s"
          variant="danger"
          icon={isTheirs ? <LogOut aria-hidden /> : <UserMinus aria-hidden />}
          refusal={refusal}
          onClick={() => setLeaving(true)}
        >
          {isTheirs ? text.profile.leave : text.profile.remove}
        </Button>
      </div>
      <LeaveTeamDialog
        member={member}
        open={leaving}
        onClose={() => setLeaving(false)}
        onGone={onGone}
      />
    </div>
  )
}

/** Whether somebody is there these days, and whether they have come at all. */
function Standing({ member }: { member: Member }) {
  const text = useText('members')
  // A child whose parents are here has no need of an account.
  const isMissed = !member.hasJoined && member.isReached !== true
  if (member.archivedAt !== null) return <Badge>{text.inArchive}</Badge>
  return (
    <div className="flex flex-wrap gap-1.5">
      <Availability member={member} />
      {isMissed && <Badge>{member.isPlaceholder ? text.invited : text.notJoined}</Badge>}
    </div>
  )
}

/** Whether to count on the person today, for those who may know. */
function Availability({ member }: { member: Member }) {
  const { profile } = useText('members')
  const away = useText('away')
  const { day } = useFormat()
  if (member.isPrivate) return null
  if (member.awayUntil === null) return <Badge tone="good">{profile.available}</Badge>
  return <Badge tone="warning">{away.until(day(member.awayUntil))}</Badge>
}

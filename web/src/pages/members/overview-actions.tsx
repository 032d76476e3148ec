import type { MemberPage } from '@touchline/contract/members/shapes'
import { mayEditMember } from '@touchline/domain/members/permissions'
import { may } from '@touchline/domain/teams/permissions'
import { MessageSquare, Pencil } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { EmergencyButton } from '#web/children/health/emergency-dialog.tsx'
import { fullName } from '#web/members/known-name.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

interface OverviewActionsProps {
  readonly member: MemberPage['member']
  readonly onEdit: () => void
}

/** Reaches the person, now or in an emergency, and edits their data. */
export function OverviewActions({ member, onEdit }: OverviewActionsProps) {
  const text = useText('members').overview
  const actor = useActor()
  const isOther = actor.memberId !== member.id && !actor.childIds.includes(member.id)
  return (
    <div className="no-print flex flex-wrap gap-2">
      {isOther && may(actor, 'messages.view') && (
        <ButtonLink
          to={paths.writeTo(actor.teamId, [member.id])}
          variant="primary"
          icon={<MessageSquare aria-hidden />}
        >
          {text.message}
        </ButtonLink>
      )}
      <EmergencyButton memberId={member.id} name={fullName(member)} />
      {mayEditMember(actor, member.id) && (
        <Button icon={<Pencil aria-hidden />} onClick={onEdit}>
          {text.edit}
        </Button>
      )}
    </div>
  )
}

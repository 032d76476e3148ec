import type { Invitation } from '@touchline/contract/invitations/shapes'
import { isOpen } from '@touchline/domain/invitations/invitation-state'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { Facts } from '#web/ui/facts.tsx'

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly isSending: boolean
  readonly onResend: (() => void) | undefined
  readonly onRevoke: (() => void) | undefined
}

const tones: Record<Invitation['state'], BadgeTone> = {
  queued: 'neutral',
  sent: 'neutral',
  opened: 'good',
  bounced: 'danger',
  asking: 'warning',
  joined: 'good',
  declined: 'neutral',
  expired: 'warning',
  revoked: 'neutral',
  disowned: 'danger',
}

export function InvitationRow({ invitation, isSending, onResend, onRevoke }: InvitationRowProps) {
  const text = useText('invitations').list
  const { dayOf } = useFormat()
  const { team } = useTeam()
  const { email, state, person, invitedBy, sentAt, expiresAt } = invitation
  const about = [
    person.name,
    invitedBy !== null && text.invitedBy(invitedBy),
    sentAt !== null && text.sentOn(dayOf(sentAt, team.timeZone)),
    isOpen(state) && text.validUntil(dayOf(expiresAt, team.timeZone)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-full sm:basis-56">
        <p>
          <EmailLink email={email} />
        </p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={about} />
        </p>
      </div>
      <Badge tone={tones[state]}>{text.states[state]}</Badge>
      <div className="flex gap-2">
        {onResend && (
          <Button size="s" busy={isSending} onClick={onResend}>
            {text.resend}
          </Button>
        )}
        {onRevoke && (
          <Button size="s" variant="quiet" onClick={onRevoke}>
            {text.revoke}
          </Button>
        )}
      </div>
    </li>
  )
}

import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubInvitation } from '@touchline/contract/invitations/shapes/club'
import { isOpen } from '@touchline/domain/invitations/invitation-state'
import { MailPlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'

import { useClubInvitations, useResendToManager, useRevokeFromManager } from '../api/club.ts'

/** Loaded when opened, as it is rarely needed. */
const InviteManagerDialog = lazy(async () => ({
  default: (await import('./invite-manager-dialog.tsx')).InviteManagerDialog,
}))

interface ManagerInvitationsProps {
  readonly club: Club
  /** Another way to add a manager, shown first. */
  readonly children?: ReactNode
}

/** Pending invitations to manage the club, and the button to send one. */
export function ManagerInvitations({ club, children }: ManagerInvitationsProps) {
  const text = useText('invitations').managerPage
  const { data = [] } = useClubInvitations(club.id)
  const [isInviting, setInviting] = useState(false)
  const waiting = data.filter(({ state }) => isOpen(state) || state === 'expired')
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <div className="flex flex-wrap gap-2">
        {children}
        <Button size="s" icon={<MailPlus aria-hidden />} onClick={() => setInviting(true)}>
          {text.invite}
        </Button>
      </div>
      {waiting.length > 0 && (
        <section className="w-full">
          <h3 className="text-s font-medium">{text.open}</h3>
          <ul className="divide-y divide-line">
            {waiting.map((invitation) => (
              <InvitationLine key={invitation.id} club={club} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        {isInviting && <InviteManagerDialog clubId={club.id} onClose={() => setInviting(false)} />}
      </Suspense>
    </div>
  )
}

interface InvitationLineProps {
  readonly club: Club
  readonly invitation: ClubInvitation
}

function InvitationLine({ club, invitation }: InvitationLineProps) {
  const { list } = useText('invitations')
  const { dayOf } = useFormat()
  const { names } = useText('clubRoles')
  const { email, roles, state, expiresAt } = invitation
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
      <p className="font-medium">
        <EmailLink email={email} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-s text-muted">
        <Badge tone={state === 'bounced' || state === 'expired' ? 'warning' : 'neutral'}>
          {list.states[state]}
        </Badge>
        <span>{roles.map((role) => names[role]).join(', ')}</span>
        <span>{list.validUntil(dayOf(expiresAt, club.timeZone))}</span>
      </p>
      <InvitationActions club={club} invitation={invitation} />
    </li>
  )
}

function InvitationActions({ club, invitation: { id, email } }: InvitationLineProps) {
  const text = useText('invitations').managerPage
  const { errors } = useText('wire')
  const toast = useToast()
  const resend = useResendToManager(club.id)
  const revoke = useRevokeFromManager(club.id)
  const saying = (title: string) => ({
    onSuccess: () => toast({ title }),
    onError: (error: unknown) => toast({ title: errors[codeOf(error)], tone: 'error' }),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="s"
        variant="quiet"
        aria-label={text.resend(email)}
        busy={resend.isPending}
        onClick={() => resend.mutate(id, saying(text.sent(email)))}
      >
        {text.resendShort}
      </Button>
      <Button
        size="s"
        variant="quiet"
        aria-label={text.revoke(email)}
        busy={revoke.isPending}
        onClick={() => revoke.mutate(id, saying(text.revoked))}
      >
        {text.revokeShort}
      </Button>
    </div>
  )
}

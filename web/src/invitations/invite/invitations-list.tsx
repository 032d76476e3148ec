import type { Invitation } from '@touchline/contract/invitations/shapes'
import { isOpen } from '@touchline/domain/invitations/invitation-state'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useInvitations, useResend, useRevoke } from '../api/invitations.ts'
import { InvitationRow } from './invitation-row.tsx'
import { LinkFailed } from './link-failed.tsx'

/** The invitations sent by email and their current state. */
export function InvitationsList({ teamId }: { teamId: string }) {
  const text = useText('invitations').list
  const { loading } = useText('wire')
  const list = useInvitations(teamId)
  const invitations = list.data?.pages.flatMap((page) => page.invitations) ?? []
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-l">{text.title}</h2>
      {list.isPending && <SkeletonRows label={loading} count={3} />}
      {list.isError && !list.data && (
        <LinkFailed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && invitations.length === 0 && <p className="text-muted">{text.empty}</p>}
      <Rows teamId={teamId} invitations={invitations} />
      {list.hasNextPage && (
        <Button
          size="s"
          className="mt-3"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </section>
  )
}

interface RowsProps {
  readonly teamId: string
  readonly invitations: readonly Invitation[]
}

function Rows({ teamId, invitations }: RowsProps) {
  const text = useText('invitations').list
  const toast = useToast()
  const complain = useErrorToast()
  const resend = useResend(teamId)
  const revoke = useRevoke(teamId)
  const [revoking, setRevoking] = useState<Invitation>()

  function sendAgain(invitation: Invitation) {
    resend.mutate(invitation, {
      onSuccess: () => toast({ title: text.resent }),
      onError: complain,
    })
  }

  function end() {
    if (!revoking) return
    revoke.mutate(revoking, {
      onSuccess: () => toast({ title: text.revoked }),
      onError: complain,
      onSettled: () => setRevoking(undefined),
    })
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isSending={resend.isPending && resend.variables.id === invitation.id}
            onResend={
              isOpen(invitation.state) || invitation.state === 'expired'
                ? () => sendAgain(invitation)
                : undefined
            }
            onRevoke={isOpen(invitation.state) ? () => setRevoking(invitation) : undefined}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={revoking !== undefined}
        onOpenChange={(open) => !open && setRevoking(undefined)}
        title={text.revokeTitle}
        confirmLabel={text.revoke}
        onConfirm={end}
        busy={revoke.isPending}
      >
        {revoking && text.revokeText(revoking.email)}
      </ConfirmDialog>
    </>
  )
}

import type { JoinLink } from '@touchline/contract/invitations/shapes'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useChangeApproval, useResetJoinLink } from '../api/invitations.ts'

interface LinkSafetyProps {
  readonly teamId: string
  readonly link: JoinLink
}

/** Approval of new people, and a button to replace a link that was leaked. */
export function LinkSafety({ teamId, link }: LinkSafetyProps) {
  const text = useText('invitations').link
  const { refusals } = useText('members')
  const toast = useToast()
  const complain = useErrorToast()
  const approve = useChangeApproval(teamId)
  const reset = useResetJoinLink(teamId)
  const [asking, setAsking] = useState(false)
  const refusal = link.hasMinors
    ? text.approvalMinors
    : link.mayChangeApproval
      ? undefined
      : refusals.onlyAdmins

  function makeNew() {
    reset.mutate(undefined, {
      onSuccess: () => toast({ title: text.resetDone }),
      onError: complain,
      onSettled: () => setAsking(false),
    })
  }

  return (
    <section className="grid justify-items-start gap-4 border-t border-line pt-5">
      <div className="w-full">
        <Switch
          label={text.approval}
          description={refusal ?? text.approvalHint}
          value={link.approval}
          disabled={refusal !== undefined}
          onChange={(on) => approve.mutate(on, { onError: complain })}
        />
      </div>
      <Button
        variant="danger"
        refusal={link.mayReset ? undefined : text.resetRefused}
        onClick={() => setAsking(true)}
      >
        {text.reset}
      </Button>
      {!link.mayReset && <p className="text-s text-muted">{text.resetRefused}</p>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.resetTitle}
        confirmLabel={text.reset}
        onConfirm={makeNew}
        busy={reset.isPending}
      >
        {text.resetText}
      </ConfirmDialog>
    </section>
  )
}

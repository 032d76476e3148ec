import type { StaffChecks } from '@touchline/contract/children/shapes/staff-checks'
import { excludedStaff } from '@touchline/domain/children/staff-checks'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { useRequireChecks } from './api.ts'

interface WantChecksProps {
  readonly clubId: string
  readonly checks: StaffChecks
  readonly me: string
}

/** Turning it on can lock people out of their teams; the dialog names them first. */
export function RequireChecks({ clubId, checks, me }: WantChecksProps) {
  const text = useText('children').checks
  const { isAsking, ask, isSending, send } = useRequiring(clubId)
  const out = excludedStaff(checks.people, me)
  return (
    <div className="my-4 max-w-prose">
      <Switch
        label={text.wanted}
        description={text.wantedHint}
        value={checks.isRequired}
        disabled={isSending}
        onChange={(isRequired) => (isRequired && out.count > 0 ? ask(true) : send(isRequired))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
        title={text.wantTitle}
        confirmLabel={text.want}
        busy={isSending}
        onConfirm={() => send(true)}
      >
        <p>{text.excludedStaff(out.count)}</p>
        {out.me !== 'no' && <p className="mt-3 font-medium">{text.excludedMe[out.me]}</p>}
      </ConfirmDialog>
    </div>
  )
}

function useRequiring(clubId: string) {
  const { checks: text } = useText('children')
  const wire = useText('wire')
  const toast = useToast()
  const want = useRequireChecks(clubId)
  const [isAsking, ask] = useState(false)
  const send = (isRequired: boolean) =>
    want.mutate(isRequired, {
      onSuccess: () => ask(false),
      onError: (error) =>
        toast({ tone: 'error', title: text.failed, description: wire.errors[codeOf(error)] }),
    })
  return { isAsking, ask, isSending: want.isPending, send }
}

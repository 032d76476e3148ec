import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useCancelSubscription } from '../api/plan.ts'

interface CancelPlanProps {
  readonly teamId: string
  readonly paidUntil: string | null
  readonly timeZone: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Premium ends with the paid period, which also closes the dialog. */
export function CancelPlan({ teamId, paidUntil, timeZone, open, onOpenChange }: CancelPlanProps) {
  const text = useText('premium').plan
  const { errors } = useText('wire')
  const format = useFormat()
  const cancel = useCancelSubscription(teamId)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.cancelTitle}
      confirmLabel={text.cancelConfirm}
      busy={cancel.isPending}
      busyLabel={text.canceling}
      onConfirm={() => cancel.mutate(undefined)}
    >
      <p>
        {paidUntil === null
          ? text.cancelTextOpen
          : text.cancelText(format.day(dayInZone(new Date(paidUntil), timeZone)))}
      </p>
      {cancel.isError && <Banner tone="danger">{errors[codeOf(cancel.error)]}</Banner>}
    </ConfirmDialog>
  )
}

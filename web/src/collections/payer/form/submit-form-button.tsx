import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { PayerForm } from './use-payer-form.ts'
import { usePaying } from './use-paying.ts'
import { WaitingNotice } from './waiting-notice.tsx'

interface HandInButtonProps {
  readonly filling: PayerForm
  readonly isBusy: boolean
  readonly isLeaving: boolean
}

/** Shows what is charged now. */
export function SubmitFormButton({ filling, isBusy, isLeaving }: HandInButtonProps) {
  const text = useText('payer')
  const { money } = useFormat()
  const { paymentOption, today } = usePaying(filling)
  const { currency, refusal } = filling.form
  const isOnline = paymentOption === 'card' || paymentOption === 'instalments'
  return (
    <>
      <WaitingNotice filling={filling} />
      <Button
        type="submit"
        variant="primary"
        wide
        className="min-h-14"
        busy={isBusy}
        busyLabel={isLeaving ? text.toProvider : text.handingIn}
        refusal={refusal === 'preview' ? text.closedDoors.previewText : undefined}
      >
        {filling.waits
          ? text.places.join
          : isOnline
            ? text.handInAndPay(money(today, currency))
            : text.handIn}
      </Button>
    </>
  )
}

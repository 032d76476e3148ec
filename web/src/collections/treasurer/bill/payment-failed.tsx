import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import type { PaymentRecording } from '../api/bills.ts'
import { useBillProblem } from './use-bill-problem.ts'

/** Why a payment wasn't saved; retrying counts it once. */
export function PaymentFailed({ payment }: { payment: PaymentRecording }) {
  const text = useText('bills')
  const { tryAgain } = useText('wire')
  const problem = useBillProblem(payment.error)
  const { variables } = payment
  return (
    <Banner tone="danger" title={text.notRecorded} onDismiss={payment.reset}>
      <p className="mb-2">{problem}</p>
      {variables && (
        <Button size="s" onClick={() => payment.mutate(variables)}>
          {tryAgain}
        </Button>
      )}
    </Banner>
  )
}

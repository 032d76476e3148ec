import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { type MyBill, usePayBills } from './api.ts'
import { groupPayableBills } from './group-payable-bills.ts'

/** A button for all bills that can be paid together, one per account. */
export function PayTogether({ bills }: { bills: readonly MyBill[] }) {
  const groups = groupPayableBills(bills)
  return groups.map((group) => (
    <PayGroup key={group[0]?.id} bills={group} isOnly={groups.length === 1} />
  ))
}

function PayGroup({ bills, isOnly }: { bills: readonly MyBill[]; isOnly: boolean }) {
  const { mine: text, bill: words, toProvider } = useText('payer')
  const { money, list } = useFormat()
  const colon = useColon()
  const paying = usePayBills()
  const reason = useReason(paying.error)
  const sum = bills.reduce((all, { nextAmount }) => all + nextAmount, 0)
  const label = text.payTogether(bills.length, money(sum, bills[0]?.currency ?? 'EUR'))
  const teams = list([...new Set(bills.map(({ team }) => team))])
  return (
    <div className="no-print grid grid-cols-1 gap-2">
      <Button
        variant="primary"
        wide
        busy={paying.isPending || paying.isSuccess}
        busyLabel={toProvider}
        onClick={() =>
          paying.mutate(
            { tokens: bills.map(({ token }) => token), pay: 'next' },
            { onSuccess: ({ url }) => location.assign(url) },
          )
        }
      >
        {isOnly ? label : `${teams}${colon} ${label}`}
      </Button>
      {paying.isError && <Banner tone="danger">{reason ?? words.payFailed}</Banner>}
    </div>
  )
}

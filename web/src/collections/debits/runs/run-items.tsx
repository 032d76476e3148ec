import type { DebitRunDetails } from '@touchline/contract/collections/shapes/debit-runs'

import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useChangeDebits, useDebitRun } from '../api.ts'

interface RunItemsProps {
  readonly clubId: string
  readonly runId: string
}

type Item = DebitRunDetails['items'][number]

const tones = {
  collecting: 'neutral',
  paid: 'good',
  returned: 'danger',
  cancelled: 'neutral',
} as const

/** Every bill of a run; returned ones with reason and fee. */
export function RunItems({ clubId, runId }: RunItemsProps) {
  const text = useText('debits')
  const query = useDebitRun(clubId, runId, true)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (query.data === undefined) return <LoadFailure title={text.runs.detailsFailed} query={query} />
  const order = ['returned', 'collecting', 'paid', 'cancelled']
  const items = query.data.items.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  )
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <ItemRow key={item.billId} clubId={clubId} runId={runId} item={item} />
      ))}
    </ul>
  )
}

function ItemRow({ clubId, runId, item }: RunItemsProps & { readonly item: Item }) {
  const text = useText('debits').runs
  const { money } = useFormat()
  const { names, payer, state, amount } = item
  const others = names.filter((name) => name !== payer).join(', ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
      <div className="min-w-0">
        <TextLink to={paths.collection(item.teamId, item.collectionId)}>{payer}</TextLink>
        {others !== '' && <span className="block text-s wrap-anywhere text-muted">{others}</span>}
        <Returned clubId={clubId} runId={runId} item={item} />
        {item.overpaid > 0 && (
          <p className="text-s text-danger">{text.overpaid(money(item.overpaid, 'EUR'))}</p>
        )}
      </div>
      <div className="grid justify-items-end gap-1">
        <span className="figures">{money(amount, 'EUR')}</span>
        <Badge tone={tones[state]}>{text.itemStates[state]}</Badge>
      </div>
    </li>
  )
}

function Returned({ clubId, runId, item }: RunItemsProps & { readonly item: Item }) {
  const text = useText('debits').runs
  const { money } = useFormat()
  const toast = useToast()
  const change = useChangeDebits(clubId, runId)
  const { reason, returnCode, fee, isFeeCharged, billId } = item
  if (reason === null) return null
  const sum = money(fee, 'EUR')
  return (
    <div className="grid justify-items-start gap-1 text-s">
      <p>
        {text.reasons[reason]}
        {returnCode !== null && <span className="text-muted"> · {returnCode}</span>}
      </p>
      {fee > 0 && isFeeCharged && (
        <p className="text-muted">
          {text.fee(sum)} · {text.feeCharged}
        </p>
      )}
      {fee > 0 && !isFeeCharged && (
        <Button
          size="s"
          busy={change.isPending}
          onClick={() =>
            change.mutate(
              { kind: 'charge_fee', billId },
              { onSuccess: () => toast({ title: text.feeCharged }) },
            )
          }
        >
          {text.chargeFee(sum)}
        </Button>
      )}
    </div>
  )
}

import type { ReportShape } from '@touchline/contract/collections/shapes/report'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useFeeName } from '../use-fee-name.ts'

interface FeeBarsProps {
  readonly collectionKey: CollectionKey
  readonly report: ReportShape
}

/** Received of the billed amount, by fee or article. */
export function FeeBars({ collectionKey, report: { byFee, currency } }: FeeBarsProps) {
  const nameOf = useFeeName(collectionKey)
  const text = useText('treasurer').report
  const { money, number } = useFormat()
  return (
    <Card title={text.byFee} className="min-w-0 lg:col-span-2">
      <ul className="grid gap-4">
        {byFee.map(({ feeId, name, quantity, paid, outstanding }) => (
          <li key={feeId}>
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">
                <bdi>{nameOf(name)}</bdi>{' '}
                <span className="figures whitespace-nowrap text-muted">
                  {text.quantity(number(quantity))}
                </span>
              </span>
              <span className="figures text-s text-muted">
                <strong className="text-ink">{money(paid, currency)}</strong>
                {outstanding > 0 && ` · ${text.open(money(outstanding, currency))}`}
              </span>
            </p>
            <ShareBar
              label={text.feeBar(nameOf(name), money(paid, currency), money(outstanding, currency))}
              shares={[
                { key: 'paid', count: paid, fill: 'fill-accent-ink' },
                { key: 'outstanding', count: outstanding, fill: 'fill-line' },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

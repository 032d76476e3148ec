import type { ReportShape } from '@touchline/contract/collections/shapes/report'
import type { ReactNode } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

/** Billed, received and open; waived and refunded if any. */
export function ReportFigures({ report: { whole, currency } }: { report: ReportShape }) {
  const text = useText('treasurer').report
  const { money, share } = useFormat()
  const due = whole.paid + whole.outstanding
  return (
    <Card title={text.figures}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Figure name={text.paid} value={money(whole.paid, currency)}>
          {due > 0 && text.shareOf(share(whole.paid / due), money(due, currency))}
        </Figure>
        <Figure name={text.outstanding} value={money(whole.outstanding, currency)}>
          {whole.late > 0 && `${text.late} ${money(whole.late, currency)}`}
        </Figure>
        <Figure name={text.charged} value={money(whole.charged, currency)}>
          {text.bills(whole.bills)}
        </Figure>
        {whole.waived > 0 && <Figure name={text.waived} value={money(whole.waived, currency)} />}
        {whole.refunded > 0 && (
          <Figure name={text.refunded} value={money(whole.refunded, currency)} />
        )}
      </dl>
      {whole.invited > 0 && <p className="mt-3 text-s text-muted">{text.invited(whole.invited)}</p>}
    </Card>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly children?: ReactNode
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-s text-muted">{name}</dt>
      <dd className="figures font-head text-l font-semibold wrap-anywhere">{value}</dd>
      {children && <dd className="figures text-s text-muted">{children}</dd>}
    </div>
  )
}

import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type Invoice, useInvoices } from '../api/plan.ts'

interface InvoicesProps {
  readonly teamId: string
  readonly timeZone: string
}

/** The team's payments for Premium, including failed ones. */
export function Invoices({ teamId, timeZone }: InvoicesProps) {
  const text = useText('premium').invoices
  const { data, ...query } = useInvoices(teamId)
  if (query.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (data === undefined) return <LoadFailure title={text.loadFailed} query={query} />
  return (
    <Card title={text.title}>
      {data.length === 0 ? (
        <p className="text-muted">{text.noneText}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          className="mt-3"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </Card>
  )
}

function InvoiceRow({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const text = useText('premium').invoices
  const format = useFormat()
  const { amount, currency, status, at } = invoice
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        {format.day(dayInZone(new Date(at), timeZone))}
        <InvoiceNumber invoice={invoice} />
      </span>
      <span className="flex items-center gap-3">
        <span className="figures font-medium">{format.money(amount, currency)}</span>
        <Badge tone={status === 'paid' ? 'good' : 'danger'}>{text[status]}</Badge>
      </span>
    </li>
  )
}

/** Links to the invoice at the provider, if there is one. */
function InvoiceNumber({ invoice: { number, url } }: { invoice: Invoice }) {
  const text = useText('premium').invoices
  if (url === null) return number && <span className="ml-3 text-s text-muted">{number}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={number === null ? text.openNamed : text.open(number)}
      className="ml-3 inline-flex min-h-6 items-center text-s text-link underline underline-offset-3"
    >
      {number ?? text.openNamed}
    </a>
  )
}

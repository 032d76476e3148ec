import type { CollectionRowShape } from '@touchline/contract/collections/shapes/collection'
import { HandCoins } from 'lucide-react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { kindIcons } from '../kind-icons.ts'
import { pathOfUrl } from '../path-of-url.ts'

type Mine = NonNullable<CollectionRowShape['mine']>

interface MyCollectionsProps {
  readonly collections: readonly CollectionRowShape[]
  /** Nothing else is on the page. */
  readonly isAll: boolean
}

/** What the reader was asked to fill in or pay, and for whom. */
export function MyCollections({ collections, isAll }: MyCollectionsProps) {
  const text = useText('collections')
  const mine = collections.flatMap((row) => (row.mine === null ? [] : [{ row, mine: row.mine }]))
  if (mine.length === 0)
    return isAll && <EmptyState icon={<HandCoins aria-hidden />} title={text.noneTitle} />
  return (
    <section>
      <h2 className={isAll ? 'sr-only' : 'mb-3 text-l'}>{text.mine.title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {mine.map(({ row, mine: own }) => (
          <MyCollection key={row.id} row={row} mine={own} />
        ))}
      </ul>
    </section>
  )
}

function MyCollection({ row, mine }: { row: CollectionRowShape; mine: Mine }) {
  const text = useText('collections').mine
  const { list } = useFormat()
  const Icon = kindIcons[row.kind]
  const names = list(mine.asked.map(({ name }) => name))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 rounded-surface border border-line bg-surface p-4">
      <Icon className="mt-0.5 size-6 text-accent-ink" aria-hidden />
      <h3 className="line-clamp-2 font-semibold wrap-anywhere">{row.name}</h3>
      {mine.asked.length > 0 && (
        <div className="col-span-full flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 text-muted wrap-anywhere">{text.forPeople(names)}</span>
          <ButtonLink
            variant="primary"
            to={pathOfUrl(mine.formUrl)}
            aria-label={text.fillInFor(row.name, names)}
          >
            {text.fillIn}
          </ButtonLink>
        </div>
      )}
      {mine.bills.map((bill) => (
        <MyBill key={bill.id} row={row} bill={bill} />
      ))}
    </li>
  )
}

function MyBill({ row, bill }: { row: CollectionRowShape; bill: Mine['bills'][number] }) {
  const text = useText('collections').mine
  const { money, day } = useFormat()
  const outstanding = money(bill.outstanding, row.currency)
  return (
    <div className="figures col-span-full flex flex-wrap items-center justify-between gap-3">
      {bill.outstanding > 0 ? (
        <>
          <span>{bill.dueOn === null ? outstanding : text.due(outstanding, day(bill.dueOn))}</span>
          <ButtonLink
            variant="primary"
            to={pathOfUrl(bill.pageUrl)}
            aria-label={text.payFor(row.name)}
          >
            {text.pay}
          </ButtonLink>
        </>
      ) : (
        <>
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="good">{text.paid}</Badge> {money(bill.charged, row.currency)}
          </span>
          <TextLink to={pathOfUrl(bill.pageUrl)}>{text.toBill}</TextLink>
        </>
      )}
    </div>
  )
}

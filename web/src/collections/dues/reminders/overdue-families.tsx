import type { OverdueFamilyShape } from '@touchline/contract/collections/shapes/reminders'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RowCheckbox } from '#web/ui/row-checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { isRemindable, overdueSums } from './chosen-letters.ts'

interface OverdueFamiliesProps {
  readonly families: readonly OverdueFamilyShape[]
  readonly takenOut: ReadonlySet<string>
  readonly toggle: (keys: readonly string[], isIn: boolean) => void
}

/** Families with overdue bills, past reminders and the next one. */
export function OverdueFamilies(props: OverdueFamiliesProps) {
  const { families, takenOut, toggle } = props
  const text = useText('reminders')
  const keys = families.filter(isRemindable).map(({ key }) => key)
  const count = keys.filter((key) => !takenOut.has(key)).length
  const isWhole = keys.length > 0 && count === keys.length
  return (
    <DataTable
      caption={text.columns.payer}
      columns={useColumns(props)}
      rows={families}
      rowKey={({ key }) => key}
      headerCells={{
        select: (
          <RowCheckbox
            label={text.selectAll}
            value={isWhole}
            isMixed={count > 0 && !isWhole}
            onChange={() => toggle(keys, !isWhole)}
          />
        ),
      }}
    />
  )
}

function useColumns({
  takenOut,
  toggle,
}: OverdueFamiliesProps): readonly Column<OverdueFamilyShape>[] {
  const text = useText('reminders')
  const { money } = useFormat()
  return [
    {
      key: 'select',
      header: text.columns.select,
      headerHidden: true,
      isTool: true,
      phone: 'lead',
      cell: (family) =>
        isRemindable(family) && (
          <RowCheckbox
            label={text.selectOne(family.payer)}
            value={!takenOut.has(family.key)}
            onChange={() => toggle([family.key], takenOut.has(family.key))}
          />
        ),
    },
    {
      key: 'payer',
      header: text.columns.payer,
      phone: 'title',
      cell: (family) => (
        <span className="grid justify-items-start gap-1 wrap-anywhere">
          {family.payer}
          <NextLetter family={family} />
        </span>
      ),
    },
    {
      key: 'bills',
      header: text.columns.bills,
      phone: 'detail',
      cell: ({ bills }) => <Bills bills={bills} />,
    },
    {
      key: 'amount',
      header: text.columns.amount,
      align: 'end',
      phone: 'aside',
      cell: (family) => (
        <strong className="figures">
          {[...overdueSums([family])].map(([currency, sum]) => money(sum, currency)).join(' + ')}
        </strong>
      ),
    },
  ]
}

function NextLetter({ family: { stage, hasAddress } }: { family: OverdueFamilyShape }) {
  const text = useText('reminders')
  if (!hasAddress) return <Badge tone="warning">{text.noAddress}</Badge>
  const step = stepOf(stage)
  return step === undefined ? null : <Badge>{text.next[step]}</Badge>
}

function Bills({ bills }: Pick<OverdueFamilyShape, 'bills'>) {
  const text = useText('reminders')
  const { day, dayOf } = useFormat()
  return (
    <ul className="grid gap-1">
      {bills.map(({ teamId, collectionId, billId, collection, team, names, dueOn, last }) => {
        const step = stepOf(last?.stage)
        return (
          <li key={billId} className="wrap-anywhere">
            <TextLink to={paths.collection(teamId, collectionId)}>{collection}</TextLink>
            {` · ${[team, ...names].join(' · ')}`}
            <span className="block text-s text-muted">
              {text.due(day(dueOn))}
              {last && step && ` · ${text.sentOn(text.stages[step], dayOf(last.sentAt, 'UTC'))}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function stepOf(stage: number | null | undefined): 1 | 2 | 3 | undefined {
  return ([1, 2, 3] as const).find((step) => step === stage)
}

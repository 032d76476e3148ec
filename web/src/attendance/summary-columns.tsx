import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'

import { knownName } from '#web/members/known-name.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { MarkBar } from './mark-bar.tsx'
import { useSummaryOptions } from './use-summary-options.ts'

const figures = [
  'invited',
  'going',
  'maybe',
  'notGoing',
  'silent',
  'present',
  'late',
  'absent',
  'injured',
] as const
type Figure = (typeof figures)[number]

/** Name, figures and rates; on a phone name, answers and the sorted figure, or else the rate. */
export function useSummaryColumns(): readonly Column<AttendanceRecord>[] {
  const text = useText('attendance')
  const { key } = useSummaryOptions().options.sorting
  const figure = figures.find((one) => one === key)
  const others = figures.filter((one) => one !== figure)
  return [
    {
      key: 'face',
      header: text.columns.member,
      headerHidden: true,
      phone: 'lead',
      cell: (record) => <Avatar id={record.memberId} name={record} />,
    },
    {
      key: 'member',
      header: text.columns.member,
      sortable: true,
      phone: 'title',
      cell: (record) => <span className="wrap-break-word">{knownName(record)}</span>,
    },
    {
      key: 'onPhone',
      header: text.columns.role,
      phone: 'detail',
      cell: (record) => (
        <span className="text-s wrap-break-word">
          <Part of={record} />
          <span className="figures md:hidden">
            {' · '}
            {text.columns.answeredRate} <Rate of={record.answeredRate} />
            {figure !== undefined && (
              <span className="hidden print:inline">
                {' · '}
                {text.columns.presenceRate} <Rate of={record.presenceRate} />
              </span>
            )}
            {others.map((one) => (
              <span key={one} className="hidden print:inline">
                {' · '}
                {text.columns[one]} {record[one]}
              </span>
            ))}
          </span>
        </span>
      ),
    },
    {
      key: 'bar',
      header: text.columns.bar,
      phone: 'hidden',
      cell: (record) => <MarkBar of={record} />,
    },
    ...useFigureColumns(figure),
    ...useRateColumns(figure),
  ]
}

function useFigureColumns(aside: Figure | undefined): readonly Column<AttendanceRecord>[] {
  const text = useText('attendance').columns
  return figures.map((key) => ({
    key,
    header: text[key],
    sortable: true,
    align: 'end',
    ...(key === aside && { phone: 'aside' }),
    cell: (record) => (
      <>
        {record[key]}
        {key === aside && (
          <span aria-hidden className="block text-s text-muted md:hidden">
            {text[key]}
          </span>
        )}
      </>
    ),
  }))
}

function useRateColumns(aside: Figure | undefined): readonly Column<AttendanceRecord>[] {
  const text = useText('attendance').columns
  return [
    {
      key: 'answeredRate',
      header: text.answeredRate,
      sortable: true,
      align: 'end',
      cell: (record) => <Rate of={record.answeredRate} />,
    },
    {
      key: 'presenceRate',
      header: text.presenceRate,
      sortable: true,
      pinned: true,
      align: 'end',
      phone: aside === undefined ? 'aside' : 'hidden',
      cell: (record) => (
        <span className="font-semibold">
          <Rate of={record.presenceRate} />
        </span>
      ),
    },
  ]
}

function Rate({ of: value }: { of: number | null }) {
  const { noRate } = useText('attendance')
  const { share } = useFormat()
  if (value !== null) return share(value)
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{noRate}</span>
    </span>
  )
}

/** The person's role in the team. */
function Part({ of: { position, role } }: { of: AttendanceRecord }) {
  const { roles } = useText('members')
  return position ?? labelOf(roles, role)
}

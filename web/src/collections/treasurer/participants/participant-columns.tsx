import type { ParticipantShape } from '@touchline/contract/collections/shapes/bill'
import { useMemo } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import type { Column } from '#web/ui/data-table.tsx'

import {
  ParticipantNames,
  ParticipantState,
  sums,
  PrintedSums,
  TwoLineText,
} from './participant-cells.tsx'

/** The columns; on phones name, payer and state. */
export function useParticipantColumns(currency: string): readonly Column<ParticipantShape>[] {
  const { columns } = useText('treasurer').people
  const { money, days } = useFormat()
  return useMemo(
    () => [
      {
        key: 'names',
        header: columns.names,
        sortable: true,
        phone: 'title',
        cell: (one) => <ParticipantNames participant={one} />,
      },
      {
        key: 'payer',
        header: columns.payer,
        cell: ({ payer }) => <TwoLineText>{payer ?? ''}</TwoLineText>,
      },
      {
        key: 'fees',
        header: columns.fees,
        cell: ({ feeNames }) => <TwoLineText>{feeNames.join(', ')}</TwoLineText>,
      },
      {
        key: 'state',
        header: columns.state,
        phone: 'detail',
        cell: (one) => (
          <>
            <ParticipantState participant={one} />
            <PrintedSums participant={one} currency={currency} />
          </>
        ),
      },
      ...sums.map((sum): Column<ParticipantShape> => ({
        key: sum,
        header: columns[sum],
        align: 'end',
        sortable: true,
        cell: (one) => one.billId !== null && money(one[sum], currency),
      })),
      {
        key: 'due',
        header: columns.due,
        sortable: true,
        cell: ({ dueOn }) => (
          <span className="figures whitespace-nowrap">{dueOn !== null && days(dueOn, dueOn)}</span>
        ),
      },
    ],
    [columns, money, days, currency],
  )
}

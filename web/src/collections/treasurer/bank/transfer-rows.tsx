import type { TransferShape } from '@touchline/contract/collections/shapes/transfer'
import type { ReactNode } from 'react'

interface RowsProps {
  readonly transfers: readonly TransferShape[]
  readonly row: (transfer: TransferShape) => ReactNode
}

/** Transfers one below the other. */
export function Rows({ transfers, row }: RowsProps) {
  if (transfers.length === 0) return null
  return (
    <ul className="mt-3 divide-y divide-line">
      {transfers.map((transfer) => (
        // The rest changes with bookings, so it is part of the key.
        <li key={`${transfer.id} ${transfer.rest}`} className="py-4">
          {row(transfer)}
        </li>
      ))}
    </ul>
  )
}

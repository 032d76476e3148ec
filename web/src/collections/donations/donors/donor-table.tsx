import type { DonationsShape, DonorShape } from '@touchline/contract/collections/shapes/donations'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

import { type ReceiptState, receiptState } from '../receipt-state.ts'
import { DonorDetails } from './donor-details.tsx'

interface DonorTableProps {
  readonly clubId: string
  readonly donations: DonationsShape
  readonly mayManage: boolean
}

const tones: Readonly<Record<ReceiptState, BadgeTone>> = {
  ready: 'accent',
  no_details: 'warning',
  no_tax_number: 'warning',
  issued: 'good',
  sent: 'good',
  outdated: 'danger',
  none: 'neutral',
}

/** The donors of a year, what they gave and how far their receipts are. */
export function DonorTable({ clubId, donations, mayManage }: DonorTableProps) {
  const text = useText('donations')
  const { money } = useFormat()
  const [openKey, setOpen] = useState<string>()
  const open = donations.donors.find(({ donorKey }) => donorKey === openKey)
  const columns: Column<DonorShape>[] = [
    {
      key: 'name',
      header: text.columns.name,
      phone: 'title',
      cell: ({ donorKey, name }) => (
        <button
          type="button"
          className="min-h-9 text-left font-medium wrap-anywhere hover:underline touch:min-h-11"
          aria-label={text.open(name)}
          onClick={() => setOpen(donorKey)}
        >
          {name}
        </button>
      ),
    },
    {
      key: 'given',
      header: text.columns.given,
      align: 'end',
      phone: 'detail',
      cell: ({ given }) => <span className="figures">{money(given, 'EUR')}</span>,
    },
    {
      key: 'state',
      header: text.columns.state,
      phone: 'aside',
      cell: (donor) => {
        const state = receiptState(donor)
        return <Badge tone={tones[state]}>{text.states[state]}</Badge>
      },
    },
  ]
  return (
    <>
      <DataTable
        caption={text.table}
        columns={columns}
        rows={donations.donors}
        rowKey={({ donorKey }) => donorKey}
      />
      {open !== undefined && (
        <DonorDetails
          clubId={clubId}
          donations={donations}
          donor={open}
          mayManage={mayManage}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

import { ExportButton } from '#web/members/export-button.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { type Period, useExportClubLedger } from './api.ts'

interface LedgerExportProps {
  readonly clubId: string
  readonly period: Period
  /** Why there is nothing to export. */
  readonly refusal: string | undefined
}

/** The bookings in double entry, for any program. */
export function LedgerExport({ clubId, period: { from, to }, refusal }: LedgerExportProps) {
  const text = useText('accounting')
  const { files } = useText('treasurer').report
  const file = useExportClubLedger(clubId)
  return (
    <ExportButton
      label={text.ledger}
      fileName={`${files.ledger}-${from}-${to}`}
      saved={text.saved}
      isBusy={file.isPending}
      refusal={refusal}
      make={(kind) => file.mutateAsync({ from, to, ...kind })}
    />
  )
}

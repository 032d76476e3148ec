import { ExportButton } from '#web/members/export-button.tsx'
import { useText } from '#web/platform/language/language.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { type ExportedTable, useExport } from '../api/report.ts'

interface ExportCollectionProps {
  readonly collectionKey: CollectionKey
  readonly what: ExportedTable
}

/** Participants, journal or ledger as a file for a program for tables. */
export function ExportCollection({ collectionKey, what }: ExportCollectionProps) {
  const text = useText('treasurer').report
  const file = useExport(collectionKey)
  return (
    <ExportButton
      size="s"
      label={text.exports[what]}
      fileName={text.files[what]}
      saved={text.exported}
      isBusy={file.isPending}
      make={(kind) => file.mutateAsync({ what, ...kind })}
    />
  )
}

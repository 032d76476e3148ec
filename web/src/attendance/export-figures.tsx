import { ExportButton } from '#web/members/export-button.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { type Counted, useExportSummary } from './api/figures.ts'

interface ExportFiguresProps {
  readonly counted: Counted
  /** The lines that are shown, in their order. */
  readonly memberIds: readonly string[]
  /** Why there is nothing to save. */
  readonly refusal?: string
}

/** The figures on the screen as a file for a program for tables. */
export function ExportFigures({ counted, memberIds, refusal }: ExportFiguresProps) {
  const text = useText('attendance')
  const figures = useExportSummary(counted)
  return (
    <ExportButton
      label={text.export}
      fileName={text.file}
      saved={text.exported(memberIds.length)}
      isBusy={figures.isPending}
      refusal={refusal}
      make={(kind) => figures.mutateAsync({ ...kind, memberIds: [...memberIds] })}
    />
  )
}

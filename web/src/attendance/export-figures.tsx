import { isStaff } from '@touchline/domain/teams/actor'
import { useState } from 'react'

import { ExportButton } from '#web/members/export-button.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { type AttendanceFilter, useExportSummary } from './api/figures.ts'

interface ExportFiguresProps {
  readonly counted: AttendanceFilter
  /** The people shown, in their order. */
  readonly memberIds: readonly string[]
  /** Why there is nothing to export. */
  readonly refusal?: string
}

/** Exports the figures on screen for a spreadsheet; for staff with former members. */
export function ExportFigures({ counted, memberIds, refusal }: ExportFiguresProps) {
  const text = useText('attendance')
  const figures = useExportSummary(counted)
  const [withFormer, setWithFormer] = useState(false)
  const mayAskFormer = isStaff(useActor()) && refusal === undefined
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4">
      {mayAskFormer && (
        <Checkbox label={text.withFormer} value={withFormer} onChange={setWithFormer} />
      )}
      <ExportButton
        label={text.export}
        fileName={text.file}
        saved={withFormer ? text.exportedWithFormer : text.exported(memberIds.length)}
        isBusy={figures.isPending}
        refusal={refusal}
        make={(kind) => figures.mutateAsync({ ...kind, withFormer, memberIds: [...memberIds] })}
      />
    </div>
  )
}

import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { Download } from 'lucide-react'

import { FormatMenu } from '#web/members/format-menu.tsx'
import { saveFile } from '#web/members/save-file.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { type Counted, useExportSummary } from './api/figures.ts'

interface ExportFiguresProps {
  readonly counted: Counted
  /** The lines that are shown, in their order. */
  readonly memberIds: readonly string[]
}

/** The figures on the screen as a file for a program for tables. */
export function ExportFigures({ counted, memberIds }: ExportFiguresProps) {
  const text = useText('attendance')
  const { language } = useLanguage()
  const toast = useToast()
  const complain = useComplaint()
  const figures = useExportSummary(counted)

  function save(format: ExportFormat) {
    figures.mutate(
      { format, language, memberIds: [...memberIds] },
      {
        onSuccess: (file) => {
          saveFile(file, `${text.file}.${format}`)
          toast({ title: text.exported(memberIds.length) })
        },
        onError: complain,
      },
    )
  }

  return (
    <FormatMenu
      onChoose={save}
      trigger={
        <Button className="no-print" icon={<Download aria-hidden />} busy={figures.isPending}>
          {text.export}
        </Button>
      }
    />
  )
}

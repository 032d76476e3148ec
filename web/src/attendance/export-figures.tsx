import { exportFormats, type ExportFormat } from '@touchline/domain/members/export/formats'
import { Download, FileSpreadsheet, FileText } from 'lucide-react'

import { saveFile } from '#web/members/save-file.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { type Counted, useExportSummary } from './api/figures.ts'

interface ExportFiguresProps {
  readonly counted: Counted
  /** The lines that are shown, in their order. */
  readonly memberIds: readonly string[]
}

/** The figures on the screen as a file for a program for tables. */
export function ExportFigures({ counted, memberIds }: ExportFiguresProps) {
  const text = useText('attendance')
  const { table } = useText('members')
  const { language } = useLanguage()
  const toast = useToast()
  const complain = useComplaint()
  const figures = useExportSummary(counted)
  const words: Record<ExportFormat, string> = { csv: table.exportCsv, xlsx: table.exportXlsx }

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
    <Menu
      trigger={
        <Button className="no-print" icon={<Download aria-hidden />} busy={figures.isPending}>
          {text.export}
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          icon={format === 'csv' ? <FileText aria-hidden /> : <FileSpreadsheet aria-hidden />}
          onSelect={() => save(format)}
        >
          {words[format]}
        </MenuItem>
      ))}
    </Menu>
  )
}

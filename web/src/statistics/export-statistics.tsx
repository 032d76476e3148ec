import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { Download } from 'lucide-react'

import { FormatMenu } from '#web/members/format-menu.tsx'
import { saveFile } from '#web/members/save-file.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { type Counted, useExportStatistics } from './api.ts'

interface ExportStatisticsProps {
  readonly counted: Counted
  readonly what: 'games' | 'players'
  /** The people that are shown, in their order. */
  readonly memberIds?: readonly string[]
}

/** The figures on the screen as a file for a program for tables. */
export function ExportStatistics({ counted, what, memberIds }: ExportStatisticsProps) {
  const text = useText('statistics')
  const { language } = useLanguage()
  const toast = useToast()
  const complain = useComplaint()
  const file = useExportStatistics(counted)

  function save(format: ExportFormat) {
    const people = memberIds === undefined ? {} : { memberIds: [...memberIds] }
    file.mutate(
      { what, format, language, ...people },
      {
        onSuccess: (made) => {
          saveFile(made, `${text.files[what]}.${format}`)
          toast({ title: text.exported })
        },
        onError: complain,
      },
    )
  }

  return (
    <FormatMenu
      onChoose={save}
      trigger={
        <Button size="s" className="no-print" icon={<Download aria-hidden />} busy={file.isPending}>
          {text.export}
        </Button>
      }
    />
  )
}

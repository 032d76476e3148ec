import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { Download } from 'lucide-react'

import { FormatMenu } from '#web/members/format-menu.tsx'
import { saveFile } from '#web/members/save-file.ts'
import { useComplaint } from '#web/members/use-complaint.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { type Exported, useExport } from '../api/report.ts'

interface ExportCollectionProps {
  readonly collectionKey: CollectionKey
  readonly what: Exported
}

/** Participants or journal as a file for a program for tables. */
export function ExportCollection({ collectionKey, what }: ExportCollectionProps) {
  const text = useText('treasurer').report
  const { language } = useLanguage()
  const toast = useToast()
  const complain = useComplaint()
  const file = useExport(collectionKey)

  function save(format: ExportFormat) {
    file.mutate(
      { what, format, language },
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
        <Button size="s" icon={<Download aria-hidden />} busy={file.isPending}>
          {text.exports[what]}
        </Button>
      }
    />
  )
}

import { exportFormats, type ExportFormat } from '@touchline/domain/members/export/formats'
import { FileSpreadsheet, FileText, Printer } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { saveFile } from '#web/members/save-file.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { MenuItem, MenuLink } from '#web/ui/menu.tsx'

import { useExportClubMembers } from './api.ts'

interface ExportItemsProps {
  readonly clubId: string
  /** Only these, and not on paper. */
  readonly personIds?: string[]
}

/** The members of a club as a file or on paper, as lines of a menu. */
export function ExportItems({ clubId, personIds }: ExportItemsProps) {
  const { table } = useText('members')
  const text = useText('clubImport').paper
  const { language } = useLanguage()
  const complain = useErrorToast()
  const exporting = useExportClubMembers(clubId)

  // Uses a promise, because the menu unmounts before the file arrives.
  async function save(format: ExportFormat) {
    try {
      const wanted = { format, language, ...(personIds && { personIds }) }
      saveFile(await exporting.mutateAsync(wanted), `${table.file.name}.${format}`)
    } catch (error) {
      complain(error)
    }
  }

  const words: Record<ExportFormat, string> = { csv: table.exportCsv, xlsx: table.exportXlsx }
  return (
    <>
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          icon={format === 'csv' ? <FileText aria-hidden /> : <FileSpreadsheet aria-hidden />}
          onSelect={() => void save(format)}
        >
          {words[format]}
        </MenuItem>
      ))}
      {personIds === undefined && (
        <MenuLink to={paths.clubList(clubId)} icon={<Printer aria-hidden />}>
          {text.title}
        </MenuLink>
      )}
    </>
  )
}

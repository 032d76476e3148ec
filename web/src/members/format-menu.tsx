import { exportFormats, type ExportFormat } from '@touchline/domain/members/export/formats'
import { FileSpreadsheet, FileText } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Menu, MenuItem, type MenuProps } from '#web/ui/menu.tsx'

interface FormatMenuProps extends Pick<MenuProps, 'trigger'> {
  readonly onChoose: (format: ExportFormat) => void
}

/** Chooses the file format of an export. */
export function FormatMenu({ trigger, onChoose }: FormatMenuProps) {
  const { table } = useText('members')
  const words: Record<ExportFormat, string> = { csv: table.exportCsv, xlsx: table.exportXlsx }
  return (
    <Menu trigger={trigger}>
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          icon={format === 'csv' ? <FileText aria-hidden /> : <FileSpreadsheet aria-hidden />}
          onSelect={() => onChoose(format)}
        >
          {words[format]}
        </MenuItem>
      ))}
    </Menu>
  )
}

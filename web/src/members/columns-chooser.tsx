import { Columns3 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

import { choosableColumns } from './table-columns.ts'
import type { TableLook } from './use-table-look.ts'

/** Which facts the table shows; kept for this person in this browser. */
export function ColumnsChooser({ look }: { look: TableLook }) {
  const { table, columns, form } = useText('members')
  const names = { ...form, ...columns, number: form.jerseyNumber }
  return (
    <Popover
      align="end"
      title={table.columns}
      trigger={<IconButton label={table.columns} icon={<Columns3 aria-hidden />} />}
    >
      <div className="max-h-[60dvh] overflow-y-auto">
        {choosableColumns.map((column) => (
          <Checkbox
            key={column}
            label={names[column]}
            value={look.columns.includes(column)}
            onChange={(isShown) => look.showColumn(column, isShown)}
          />
        ))}
      </div>
      <Button size="s" variant="quiet" className="mt-2" onClick={look.showUsual}>
        {table.usualColumns}
      </Button>
    </Popover>
  )
}

import { mayEditFields } from '@touchline/domain/members/permissions'
import { Columns3 } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

import { useKnownFields } from './api/fields.ts'
import { ownColumn } from './table-columns.ts'
import type { TableLook } from './use-table-look.ts'

/** Chooses the table's columns; stored per account in this browser. */
export function ColumnsChooser({ look }: { look: TableLook }) {
  const { table, columns, form, fields: fieldText } = useText('members')
  const actor = useActor()
  const fields = useKnownFields(actor.teamId)
  const names = { ...form, ...columns, number: form.jerseyNumber }
  return (
    <Popover
      align="end"
      title={table.columns}
      trigger={<IconButton label={table.columns} icon={<Columns3 aria-hidden />} />}
    >
      <div className="max-h-[60dvh] overflow-y-auto">
        {look.choosable.map((column) => (
          <Checkbox
            key={column}
            label={names[column]}
            value={look.columns.includes(column)}
            onChange={(isShown) => look.showColumn(column, isShown)}
          />
        ))}
        {fields.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            value={look.columns.includes(ownColumn(id))}
            onChange={(isShown) => look.showColumn(ownColumn(id), isShown)}
          />
        ))}
      </div>
      <Button size="s" variant="quiet" className="mt-2" onClick={look.showUsual}>
        {table.usualColumns}
      </Button>
      {mayEditFields(actor) && (
        <ButtonLink to={paths.memberFields(actor.teamId)} size="s" variant="quiet" className="mt-1">
          {fieldText.manage}
        </ButtonLink>
      )}
    </Popover>
  )
}

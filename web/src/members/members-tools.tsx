import type { RosterMember } from '@touchline/contract/members/shapes'
import { Download, ListChecks, Printer } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import { ColumnsChooser } from './columns-chooser.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { Selection } from './use-selection.ts'
import type { TableLook } from './use-table-look.ts'

interface MembersToolsProps {
  readonly look: TableLook
  /** Members matching search and filter; an export holds these. */
  readonly found: readonly RosterMember[]
  readonly selection: Selection
}

/** View, selection, print and export. */
export function MembersTools({ look, found, selection }: MembersToolsProps) {
  const { toolbar, columns } = useText('members')
  return (
    <div className="flex items-center gap-1 max-md:w-full max-md:justify-end">
      <div className="w-44 shrink-0 max-md:hidden">
        <SegmentedControl
          label={toolbar.show}
          size="s"
          segments={[
            { value: 'table', label: toolbar.list },
            { value: 'cards', label: toolbar.grid },
          ]}
          value={look.arrangement}
          onChange={look.arrange}
        />
      </div>
      {look.arrangement === 'table' && (
        <span className="max-md:hidden">
          <ColumnsChooser look={look} />
        </span>
      )}
      <span className={cx(look.arrangement === 'table' && 'md:hidden')}>
        <IconButton
          label={columns.select}
          icon={<ListChecks aria-hidden />}
          aria-pressed={selection.isPicking}
          className="aria-pressed:bg-sunken"
          onClick={() => selection.pick(!selection.isPicking)}
        />
      </span>
      <ExportMenu
        trigger={
          <IconButton
            label={toolbar.export}
            icon={<Download aria-hidden />}
            disabled={found.length === 0}
          />
        }
        memberIds={found.map(({ id }) => id)}
      />
      <IconButton
        label={toolbar.print}
        icon={<Printer aria-hidden />}
        onClick={() => globalThis.print()}
      />
    </div>
  )
}

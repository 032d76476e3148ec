import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { MoreHorizontal } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

interface RarePartsProps {
  readonly debits: DebitsShape
  readonly onChoose: (part: 'mandates' | 'settings') => void
}

/** Rarely used actions besides runs. */
export function RareDebitActions({ debits, onChoose }: RarePartsProps) {
  const text = useText('debits')
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          variant="outlined"
          label={text.more}
          icon={<MoreHorizontal aria-hidden />}
          className="size-11"
        />
      }
    >
      <MenuItem onSelect={() => onChoose('mandates')}>
        {text.mandatesLink(debits.mandates)}
      </MenuItem>
      <MenuItem onSelect={() => onChoose('settings')}>{text.settingsLink}</MenuItem>
    </Menu>
  )
}

import type { DebitsShape } from '@touchline/contract/collections/shapes/debits'
import { MoreHorizontal } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

interface RarePartsProps {
  readonly debits: DebitsShape
  readonly onChoose: (part: 'mandates' | 'settings') => void
}

/** Rarely used actions besides runs. */
export function RareParts({ debits, onChoose }: RarePartsProps) {
  const text = useText('debits')
  return (
    <>
      <Button variant="quiet" onClick={() => onChoose('mandates')}>
        {text.mandatesLink(debits.mandates)}
      </Button>
      <Menu
        align="end"
        trigger={<IconButton label={text.more} icon={<MoreHorizontal aria-hidden />} />}
      >
        <MenuItem onSelect={() => onChoose('settings')}>{text.settingsLink}</MenuItem>
      </Menu>
    </>
  )
}

import { EllipsisVertical, MapPinPlus } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

import { ClubVenueDialog } from './club-venue-dialog.tsx'

/** What is done now and then. */
export function ClubCalendarMenu({ clubId }: { clubId: string }) {
  const text = useText('clubCalendar')
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="outlined"
            label={text.more}
            icon={<EllipsisVertical aria-hidden />}
            className="size-11"
          />
        }
      >
        <MenuItem icon={<MapPinPlus aria-hidden />} onSelect={() => setAdding(true)}>
          {text.addVenue}
        </MenuItem>
      </Menu>
      {isAdding && (
        <ClubVenueDialog clubId={clubId} edited="new" onClose={() => setAdding(false)} />
      )}
    </>
  )
}

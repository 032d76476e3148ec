import type { EventPage } from '@touchline/contract/events/shapes/event'
import { may } from '@touchline/domain/teams/permissions'
import { Ban, Copy, Ellipsis, Paperclip, Pencil, Trash2, Undo2, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/menu.tsx'

import type { StaffAction } from './staff-dialog.tsx'

const StaffDialog = lazy(async () => ({
  default: (await import('./staff-dialog.tsx')).StaffDialog,
}))

/** Edit, and a menu with staff's rarer actions; admins can delete an event that isn't in use. */
export function EventMenu({ event }: { event: EventPage }) {
  const { page } = useText('events')
  const text = useText('running')
  const [open, setOpen] = useState<StaffAction>()
  if (!may(useActor(), 'events.edit')) return null
  return (
    <div className="no-print flex gap-2">
      {event.cancelledAt === null && (
        <ButtonLink
          size="s"
          icon={<Pencil aria-hidden />}
          to={paths.editEvent(event.teamId, event.id)}
        >
          {page.editShort}
        </ButtonLink>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton variant="outlined" label={text.menu} icon={<Ellipsis aria-hidden />} />
        }
      >
        <MenuLink
          icon={<Copy aria-hidden />}
          to={`${paths.createEvent(event.teamId)}?copy=${event.id}`}
        >
          {page.copy}
        </MenuLink>
        {event.cancelledAt === null ? (
          <Planned onAsk={setOpen} />
        ) : (
          <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => setOpen('restore')}>
            {text.restore}
          </MenuItem>
        )}
        <Removal event={event} onAsk={setOpen} />
      </Menu>
      {open && (
        <Suspense fallback={null}>
          <StaffDialog asked={open} event={event} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

interface ItemsProps {
  readonly event: EventPage
  readonly onAsk: (asked: StaffAction) => void
}

/** For an event that isn't cancelled. */
function Planned({ onAsk }: Pick<ItemsProps, 'onAsk'>) {
  const { page } = useText('events')
  const text = useText('running')
  const actor = useActor()
  return (
    <>
      {actor.clubId !== undefined && (
        <MenuItem icon={<UserPlus aria-hidden />} onSelect={() => onAsk('guests')}>
          {text.guests.invite}
        </MenuItem>
      )}
      <MenuItem icon={<Paperclip aria-hidden />} onSelect={() => onAsk('files')}>
        {text.files.title}
      </MenuItem>
      <MenuItem icon={<Ban aria-hidden />} onSelect={() => onAsk('cancel')}>
        {page.cancelEvent}
      </MenuItem>
    </>
  )
}

function Removal({ event, onAsk }: ItemsProps) {
  const text = useText('running')
  const { errors } = useText('wire')
  if (!may(useActor(), 'events.delete')) return null
  return (
    <MenuItem
      danger
      icon={<Trash2 aria-hidden />}
      refusal={event.isInUse === true ? errors.event_in_use : undefined}
      onSelect={() => onAsk('remove')}
    >
      {text.remove}
    </MenuItem>
  )
}

import type { ClubPerson } from '@touchline/contract/clubs/shapes/members'
import type { ClubPermission } from '@touchline/domain/clubs/permissions'
import { type ComponentType, lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { ExportItems } from '#web/clubs/list/export-items.tsx'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import type { Selection } from '#web/members/use-selection.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuLink } from '#web/ui/menu.tsx'

import { useChangePeople } from './use-change-people.ts'

export interface PeopleDialogProps {
  readonly clubId: string
  readonly people: readonly ClubPerson[]
  readonly nextNumber: string
  readonly onClose: () => void
  /** Closes the dialog and clears the selection. */
  readonly onDone: () => void
}

const dialogs = {
  write: lazy(async () => ({ default: (await import('./write-dialog.tsx')).WriteDialog })),
  invite: lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog })),
  move: lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog })),
  record: lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog })),
  leave: lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog })),
} satisfies Readonly<Record<string, ComponentType<PeopleDialogProps>>>

type Opened = keyof typeof dialogs
const needed: Readonly<Record<Opened, ClubPermission>> = {
  write: 'messages.send',
  invite: 'events.create',
  move: 'members.move',
  record: 'memberships.edit',
  leave: 'memberships.edit',
}
const opened: readonly Opened[] = ['write', 'invite', 'move', 'record', 'leave']

interface PeopleBarProps {
  readonly clubId: string
  /** The ticked people, including those the filters hide. */
  readonly chosen: readonly ClubPerson[]
  readonly found: readonly ClubPerson[]
  readonly selection: Selection
  readonly nextNumber: string
}

/** Actions for all ticked people; stays visible while scrolling. */
export function PeopleBar({ clubId, chosen, found, selection, nextNumber }: PeopleBarProps) {
  const { picked } = useText('clubMembers')
  const [open, setOpen] = useState<Opened>()
  const Opened = open && dialogs[open]
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    selection.pick(false)
  }
  return (
    <div className="no-print sticky top-0 z-1 mb-2 flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-1.5 short:static">
      <span role="status" className="figures grow text-s text-muted">
        {picked.selected(chosen.length)}
      </span>
      {chosen.length < found.length && (
        <Button size="s" variant="quiet" onClick={() => selection.set(found.map(({ id }) => id))}>
          {picked.all(found.length)}
        </Button>
      )}
      {chosen.length > 0 && <Acts clubId={clubId} chosen={chosen} onOpen={setOpen} onDone={done} />}
      <Button size="s" variant="quiet" onClick={() => selection.pick(false)}>
        {picked.clear}
      </Button>
      <Suspense>
        {Opened && (
          <Opened
            clubId={clubId}
            people={chosen}
            nextNumber={nextNumber}
            onClose={close}
            onDone={done}
          />
        )}
      </Suspense>
    </div>
  )
}

interface ActsProps {
  readonly clubId: string
  readonly chosen: readonly ClubPerson[]
  readonly onOpen: (dialog: Opened) => void
  readonly onDone: () => void
}

/** Former members can only be brought back together. */
function Acts({ clubId, chosen, onOpen, onDone }: ActsProps) {
  const { picked } = useText('clubMembers')
  const change = useChangePeople(clubId)
  const mayInClub = useMayInClub(clubId)
  if (chosen.every(({ isFormer }) => isFormer))
    return (
      <Button
        size="s"
        busy={change.busy}
        onClick={() =>
          change.apply({ people: chosen, act: { kind: 'return' }, said: picked.returned, onDone })
        }
      >
        {picked.back}
      </Button>
    )
  return (
    <>
      {opened
        .filter((act) => mayInClub(needed[act]))
        .map((act) => (
          <Button key={act} size="s" onClick={() => onOpen(act)}>
            {picked[act]}
          </Button>
        ))}
      <SendMenu clubId={clubId} chosen={chosen} />
      {mayInClub('dues.manage') && (
        <ButtonLink
          size="s"
          to={paths.clubBills(clubId)}
          state={{ personIds: chosen.map(({ id }) => id) }}
        >
          {picked.bill}
        </ButtonLink>
      )}
      {mayInClub('members.export') && (
        <Menu trigger={<Button size="s">{picked.export}</Button>}>
          <ExportItems clubId={clubId} personIds={chosen.map(({ id }) => id)} />
        </Menu>
      )}
    </>
  )
}

/** What is sent more rarely than messages. */
function SendMenu({ clubId, chosen }: Pick<ActsProps, 'clubId' | 'chosen'>) {
  const { picked } = useText('clubMembers')
  const mayInClub = useMayInClub(clubId)
  const state = { personIds: chosen.map(({ id }) => id) }
  if (!mayInClub('events.create')) return null
  return (
    <Menu trigger={<Button size="s">{picked.more}</Button>}>
      <MenuLink to={paths.createClubEvent(clubId)} state={state}>
        {picked.event}
      </MenuLink>
      {mayInClub('documents.edit') && (
        <MenuLink to={paths.clubDocuments(clubId)} state={state}>
          {picked.document}
        </MenuLink>
      )}
    </Menu>
  )
}

import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { Pencil, UserMinus, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useMe } from '#web/accounts/api.ts'
import { ManagerInvitations } from '#web/invitations/club/manager-invitations.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { Safeguarding } from './safeguarding.tsx'

/** Rarely opened, so loaded on demand. */
const AddStaffDialog = lazy(async () => ({
  default: (await import('./add-staff-dialog.tsx')).AddStaffDialog,
}))
const RemoveStaffDialog = lazy(async () => ({
  default: (await import('./remove-staff-dialog.tsx')).RemoveStaffDialog,
}))
const RolesDialog = lazy(async () => ({
  default: (await import('./roles-dialog.tsx')).RolesDialog,
}))
const RolesTableDialog = lazy(async () => ({
  default: (await import('./roles-table-dialog.tsx')).RolesTableDialog,
}))

type Person = ClubPage['staff'][number]

/** The roles in the club, and the safeguarding person. */
export function ClubStaff({ page }: { page: ClubPage }) {
  const text = useText('clubs').page
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-l">{text.staff}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <StaffList page={page} />
        <Safeguarding page={page} />
      </div>
    </section>
  )
}

type Opened = 'add' | 'table' | { readonly what: 'edit' | 'remove'; readonly person: Person }

function StaffList({ page }: { page: ClubPage }) {
  const { club, staff } = page
  const text = useText('clubRoles')
  const [opened, open] = useState<Opened>()
  const mayEdit = mayInClub(page, 'roles.edit')
  return (
    <div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {staff.map((person) => (
          <StaffRow
            key={person.accountId}
            person={person}
            isLast={isLastManager(page, person)}
            onOpen={mayEdit ? (what) => open({ what, person }) : undefined}
          />
        ))}
      </ul>
      {mayEdit && (
        <ManagerInvitations club={club}>
          <Button size="s" icon={<UserPlus aria-hidden />} onClick={() => open('add')}>
            {text.add}
          </Button>
        </ManagerInvitations>
      )}
      <Button size="s" variant="quiet" className="mt-3" onClick={() => open('table')}>
        {text.table}
      </Button>
      {opened !== undefined && (
        <StaffDialog page={page} opened={opened} onClose={() => open(undefined)} />
      )}
    </div>
  )
}

interface StaffDialogProps {
  readonly page: ClubPage
  readonly opened: Opened
  readonly onClose: () => void
}

function StaffDialog({ page, opened, onClose }: StaffDialogProps) {
  const clubId = page.club.id
  if (opened === 'add')
    return (
      <Suspense>
        <AddStaffDialog clubId={clubId} onClose={onClose} />
      </Suspense>
    )
  if (opened === 'table')
    return (
      <Suspense>
        <RolesTableDialog onClose={onClose} />
      </Suspense>
    )
  const { what, person } = opened
  return (
    <Suspense>
      {what === 'edit' ? (
        <RolesDialog
          clubId={clubId}
          person={person}
          isLastManager={isLastManager(page, person)}
          onClose={onClose}
        />
      ) : (
        <RemoveStaffDialog clubId={clubId} person={person} onClose={onClose} />
      )}
    </Suspense>
  )
}

function isLastManager({ staff }: ClubPage, { roles }: Person): boolean {
  const managers = staff.filter((one) => one.roles.includes('manager'))
  return roles.includes('manager') && managers.length === 1
}

interface StaffRowProps {
  readonly person: Person
  readonly isLast: boolean
  /** Undefined for people who can only read. */
  readonly onOpen: ((what: 'edit' | 'remove') => void) | undefined
}

function StaffRow({ person, isLast, onOpen }: StaffRowProps) {
  const text = useText('clubRoles')
  const { lastManager } = useText('clubs').page
  const me = useMe()
  const name = `${person.firstName} ${person.lastName}`
  // People leave through the club's menu.
  const isRemovable = !isLast && person.accountId !== me.data?.id
  return (
    <li className="flex items-start gap-3">
      <Avatar id={person.accountId} name={person} src={person.avatar?.thumb} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        <p className="text-s wrap-anywhere">
          {person.roles.map((role) => text.names[role]).join(', ')}
        </p>
        {person.email !== null && (
          <p className="text-s text-muted">
            <EmailLink email={person.email} />
          </p>
        )}
        {isLast && onOpen && <p className="text-s text-muted">{lastManager}</p>}
      </div>
      {onOpen && (
        <IconButton
          label={text.edit(name)}
          icon={<Pencil aria-hidden />}
          onClick={() => onOpen('edit')}
        />
      )}
      {onOpen && isRemovable && (
        <IconButton
          label={text.remove(name)}
          icon={<UserMinus aria-hidden />}
          onClick={() => onOpen('remove')}
        />
      )}
    </li>
  )
}

import type { Club } from '@touchline/contract/clubs/shapes'
import type { ClubPeople } from '@touchline/contract/clubs/shapes/members'
import { Cake, EllipsisVertical, FileUp, Hash, Truck, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { ExportItems } from '#web/clubs/list/export-items.tsx'
import { useMayInClub } from '#web/clubs/use-may-in-club.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink } from '#web/ui/menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

const AddMemberDialog = lazy(async () => ({
  default: (await import('./add-member-dialog.tsx')).AddMemberDialog,
}))
const NumberFormatDialog = lazy(async () => ({
  default: (await import('./number-format-dialog.tsx')).NumberFormatDialog,
}))

interface MembersHeaderProps {
  readonly clubId: string
  /** Undefined while loading. */
  readonly club: Club | undefined
  readonly list: ClubPeople | undefined
}

export function MembersHeader({ clubId, club, list }: MembersHeaderProps) {
  const text = useText('clubMembers')
  const nextNumber = list?.nextNumber ?? ''
  const [opened, open] = useState<'member' | 'format'>()
  const close = () => open(undefined)
  return (
    <>
      <PageHeader
        title={list ? text.count(list.count) : text.title}
        crumbs={[{ label: club?.name ?? '…', to: paths.club(clubId) }, { label: text.title }]}
        isOneLine
        actions={
          <>
            <MembersMenu clubId={clubId} onNumbers={() => open('format')} />
            <AddActions clubId={clubId} onAdd={() => open('member')} />
          </>
        }
      />
      {club && (
        <Suspense>
          {opened === 'member' && (
            <AddMemberDialog club={club} nextNumber={nextNumber} onClose={close} />
          )}
          {opened === 'format' && (
            <NumberFormatDialog club={club} nextNumber={nextNumber} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

function AddActions({ clubId, onAdd }: { clubId: string; onAdd: () => void }) {
  const text = useText('clubMembers')
  const importing = useText('clubImport')
  const mayInClub = useMayInClub(clubId)
  return (
    <>
      {mayInClub('members.import') && (
        <ButtonLink
          to={paths.importClubMembers(clubId)}
          icon={<FileUp aria-hidden />}
          className="max-sm:px-3"
        >
          <span className="max-sm:sr-only">{importing.action}</span>
        </ButtonLink>
      )}
      {mayInClub('memberships.edit') && (
        <Button
          variant="primary"
          icon={<UserPlus aria-hidden />}
          className="max-sm:px-3"
          onClick={onAdd}
        >
          <span className="max-sm:sr-only">{text.add.button}</span>
        </Button>
      )}
    </>
  )
}

function MembersMenu({ clubId, onNumbers }: { clubId: string; onNumbers: () => void }) {
  const text = useText('clubMembers')
  const { move } = useText('clubImport')
  const mayInClub = useMayInClub(clubId)
  return (
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
      <MenuLink to={paths.clubCelebrations(clubId)} icon={<Cake aria-hidden />}>
        {text.celebrations}
      </MenuLink>
      {mayInClub('members.import') && (
        <MenuLink to={paths.moveClub(clubId)} icon={<Truck aria-hidden />}>
          {move}
        </MenuLink>
      )}
      {mayInClub('members.export') && <ExportItems clubId={clubId} />}
      {mayInClub('club.edit') && (
        <MenuItem icon={<Hash aria-hidden />} onSelect={onNumbers}>
          {text.numberFormat.title}
        </MenuItem>
      )}
    </Menu>
  )
}

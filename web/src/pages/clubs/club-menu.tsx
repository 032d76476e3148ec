import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub, type ClubPermission } from '@touchline/domain/clubs/permissions'
import {
  ArrowRightLeft,
  CalendarPlus,
  CalendarRange,
  ClipboardPen,
  EllipsisVertical,
  FolderOpen,
  Globe,
  LogOut,
  PackageOpen,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

interface ClubMenuProps {
  readonly page: ClubPage
  readonly onEnd: (how: 'leave' | 'delete') => void
  readonly onAddSeason: () => void
}

/** Rarely used actions that the reader's roles allow. */
export function ClubMenu({ page, onEnd, onAddSeason }: ClubMenuProps) {
  const { club } = page
  const text = useText('clubs').page
  const { mine } = useText('teams')
  const entries = useEntries(club.id).filter(({ permission }) => mayInClub(page, permission))
  const button = (
    <IconButton
      label={text.moreActions(club.name)}
      icon={<EllipsisVertical aria-hidden />}
      variant="outlined"
    />
  )
  return (
    <Menu trigger={button}>
      {entries.map(({ to, icon: Icon, label }) => (
        <MenuLink key={to} to={to} icon={<Icon aria-hidden />}>
          {label}
        </MenuLink>
      ))}
      {mayInClub(page, 'seasons.edit') && (
        <MenuItem icon={<CalendarRange aria-hidden />} onSelect={onAddSeason}>
          {text.season}
        </MenuItem>
      )}
      {entries.length > 0 && <MenuSeparator />}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => onEnd('leave')}>
        {mine.leaveClub}
      </MenuItem>
      {mayInClub(page, 'club.delete') && (
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => onEnd('delete')}>
          {mine.deleteClub}
        </MenuItem>
      )}
    </Menu>
  )
}

interface Entry {
  readonly permission: ClubPermission
  readonly to: string
  readonly icon: LucideIcon
  readonly label: string
}

function useEntries(clubId: string): readonly Entry[] {
  const text = useText('clubs').page
  const { menu: rollOver } = useText('rollOver')
  const { group } = useText('running')
  const { title: documents } = useText('clubDocuments')
  const { title: registrations } = useText('registrations')
  const { title: website } = useText('websites')
  const entry = (permission: ClubPermission, to: string, [icon, label]: [LucideIcon, string]) => ({
    permission,
    to,
    icon,
    label,
  })
  return [
    entry('events.create', paths.createClubEvent(clubId), [CalendarPlus, group.create]),
    entry('documents.edit', paths.clubDocuments(clubId), [FolderOpen, documents]),
    entry('registrations.manage', paths.clubRegistrations(clubId), [ClipboardPen, registrations]),
    entry('website.edit', paths.clubWebsite(clubId), [Globe, website]),
    entry('teams.edit', paths.createClubTeams(clubId), [Plus, text.addTeams]),
    entry('club.edit', paths.clubSettings(clubId), [Pencil, text.edit]),
    entry('members.move', paths.rollOver(clubId), [ArrowRightLeft, rollOver]),
    entry('archive.export', paths.clubArchive(clubId), [PackageOpen, text.takeAlong]),
  ]
}

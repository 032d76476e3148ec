import type { ClubPage } from '@touchline/contract/clubs/shapes'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import {
  ArrowRightLeft,
  CalendarPlus,
  ClipboardPen,
  CalendarRange,
  EllipsisVertical,
  FolderOpen,
  HandCoins,
  LogOut,
  MessageSquarePlus,
  PackageOpen,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'
import { wordOf } from '#web/ui/word-of.ts'

/** Opened now and then: their scripts come when they are. */
const ClubSeasonDialog = lazy(async () => ({
  default: (await import('./club-season-dialog.tsx')).ClubSeasonDialog,
}))
const EditClubDialog = lazy(async () => ({
  default: (await import('./edit-club-dialog.tsx')).EditClubDialog,
}))

interface ClubHeaderProps {
  readonly page: ClubPage
  readonly onEnd: (how: 'leave' | 'delete') => void
}

export function ClubHeader({ page, onEnd }: ClubHeaderProps) {
  const { club } = page
  const { sports } = useText('teams')
  const [search, setSearch] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  return (
    <header className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      <TeamShield team={club} src={club.logo?.full} size="xl" />
      <div className="min-w-0 grow basis-48">
        <h1 className="line-clamp-3 text-xl wrap-anywhere">{club.name}</h1>
        <p className="text-muted">{wordOf(sports, club.sport)}</p>
        {club.phone !== null && (
          <p className="text-muted [&_a]:underline">
            <PhoneLink phone={club.phone} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        <MainAction page={page} />
        <ClubMenu page={page} onEnd={onEnd} onAddSeason={() => setAdding(true)} />
      </div>
      {search.get('edit') === 'club' && mayInClub(page, 'club.edit') && (
        <Suspense>
          <EditClubDialog club={club} onClose={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
      <Suspense>
        {isAdding && <ClubSeasonDialog club={club} onClose={() => setAdding(false)} />}
      </Suspense>
    </header>
  )
}

/** What the role is there for: writing to teams, or the dues. */
function MainAction({ page }: Pick<ClubHeaderProps, 'page'>) {
  const { write } = useText('clubMessage')
  const { menu: dues } = useText('dues')
  const { id } = page.club
  if (mayInClub(page, 'messages.send'))
    return (
      <ButtonLink
        to={paths.writeToClub(id)}
        variant="primary"
        icon={<MessageSquarePlus aria-hidden />}
      >
        {write}
      </ButtonLink>
    )
  if (mayInClub(page, 'dues.manage'))
    return (
      <ButtonLink to={paths.clubDues(id)} variant="primary" icon={<HandCoins aria-hidden />}>
        {dues}
      </ButtonLink>
    )
  return null
}

interface ClubMenuProps extends ClubHeaderProps {
  readonly onAddSeason: () => void
}

function ClubMenu({ page, onEnd, onAddSeason }: ClubMenuProps) {
  const { club } = page
  const text = useText('clubs').page
  const { mine } = useText('teams')
  const { menu } = useText('rollOver')
  const { menu: dues } = useText('dues')
  const { group } = useText('running')
  const { title: documents } = useText('clubDocuments')
  const { title: registrations } = useText('registrations')
  const button = (
    <IconButton
      label={text.moreActions(club.name)}
      icon={<EllipsisVertical aria-hidden />}
      variant="outlined"
    />
  )
  return (
    <Menu trigger={button}>
      {mayInClub(page, 'messages.send') && (
        <MenuLink to={paths.createClubEvent(club.id)} icon={<CalendarPlus aria-hidden />}>
          {group.create}
        </MenuLink>
      )}
      {mayInClub(page, 'documents.edit') && (
        <MenuLink to={paths.clubDocuments(club.id)} icon={<FolderOpen aria-hidden />}>
          {documents}
        </MenuLink>
      )}
      {mayInClub(page, 'teams.edit') && (
        <MenuLink to={paths.createClubTeams(club.id)} icon={<Plus aria-hidden />}>
          {text.addTeams}
        </MenuLink>
      )}
      {mayInClub(page, 'club.edit') && (
        <MenuLink to={paths.clubSettings(club.id)} icon={<Pencil aria-hidden />}>
          {text.edit}
        </MenuLink>
      )}
      {mayInClub(page, 'seasons.edit') && (
        <MenuItem icon={<CalendarRange aria-hidden />} onSelect={onAddSeason}>
          {text.season}
        </MenuItem>
      )}
      {mayInClub(page, 'dues.manage') && (
        <MenuLink to={paths.clubDues(club.id)} icon={<HandCoins aria-hidden />}>
          {dues}
        </MenuLink>
      )}
      {mayInClub(page, 'registrations.manage') && (
        <MenuLink to={paths.clubRegistrations(club.id)} icon={<ClipboardPen aria-hidden />}>
          {registrations}
        </MenuLink>
      )}
      {mayInClub(page, 'members.move') && (
        <MenuLink to={paths.rollOver(club.id)} icon={<ArrowRightLeft aria-hidden />}>
          {menu}
        </MenuLink>
      )}
      {mayInClub(page, 'archive.export') && (
        <MenuLink to={paths.clubArchive(club.id)} icon={<PackageOpen aria-hidden />}>
          {text.takeAlong}
        </MenuLink>
      )}
      {mayInClub(page, 'club.edit') && <MenuSeparator />}
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

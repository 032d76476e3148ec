import type { Club } from '@touchline/contract/clubs/shapes'
import { CalendarRange, EllipsisVertical, LogOut, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { DeleteDialog } from '#web/teams/delete-dialog.tsx'
import { LeaveDialog } from '#web/teams/leave-dialog.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'
import { wordOf } from '#web/ui/word-field.tsx'

import { ClubSeasonDialog } from './club-season-dialog.tsx'

type Asked = 'season' | 'leave' | 'delete' | undefined

export function ClubHeader({ club }: { club: Club }) {
  const text = useText('clubs').page
  const { sports } = useText('teams')
  const [asked, ask] = useState<Asked>()
  return (
    <header className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar id={club.id} name={club.name} src={club.logo?.full} size="xl" shape="shield" />
      <div className="min-w-0 grow basis-48">
        <h1 className="line-clamp-3 text-xl wrap-anywhere">{club.name}</h1>
        <p className="text-muted">{wordOf(sports, club.sport)}</p>
        {club.phone !== null && (
          <a className="figures text-muted underline" href={`tel:${club.phone}`}>
            {club.phone}
          </a>
        )}
      </div>
      <div className="flex items-center gap-2">
        <ButtonLink
          to={paths.createClubTeams(club.id)}
          variant="primary"
          icon={<Plus aria-hidden />}
        >
          {text.addTeams}
        </ButtonLink>
        <ClubMenu club={club} ask={ask} />
      </div>
      <ClubDialogs club={club} asked={asked} onClose={() => ask(undefined)} />
    </header>
  )
}

function ClubMenu({ club, ask }: { club: Club; ask: (asked: Asked) => void }) {
  const text = useText('clubs').page
  const { mine } = useText('teams')
  const button = (
    <IconButton
      label={text.moreActions(club.name)}
      icon={<EllipsisVertical aria-hidden />}
      variant="outlined"
    />
  )
  return (
    <Menu trigger={button}>
      <MenuLink to={paths.clubSettings(club.id)} icon={<Pencil aria-hidden />}>
        {text.edit}
      </MenuLink>
      <MenuItem icon={<CalendarRange aria-hidden />} onSelect={() => ask('season')}>
        {text.season}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => ask('leave')}>
        {mine.leaveClub}
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => ask('delete')}>
        {mine.deleteClub}
      </MenuItem>
    </Menu>
  )
}

interface ClubDialogsProps {
  readonly club: Club
  readonly asked: Asked
  readonly onClose: () => void
}

function ClubDialogs({ club, asked, onClose }: ClubDialogsProps) {
  const navigate = useNavigate()
  const about = { id: club.id, name: club.name, isClub: true }
  const goToClubs = () => void navigate(paths.myClubs, { replace: true })
  return (
    <>
      {asked === 'season' && <ClubSeasonDialog club={club} onClose={onClose} />}
      <LeaveDialog about={about} open={asked === 'leave'} onClose={onClose} onDone={goToClubs} />
      <DeleteDialog about={about} open={asked === 'delete'} onClose={onClose} onDone={goToClubs} />
    </>
  )
}

import type { ChildCard, ClubCard, TeamCard } from '@touchline/contract/teams/shapes/mine'
import { Bell, BellOff, CreditCard, EllipsisVertical, LogOut, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { MenuItem, MenuLink, MenuSeparator } from '#web/ui/menu.tsx'

import { useMute } from './api/mine.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OverviewCard } from './overview-card.tsx'

type OpenQuestion = 'leave' | 'delete' | undefined

export function MyTeamCard({ team }: { team: TeamCard }) {
  const words = useText('teams')
  const text = words.mine
  const [asked, ask] = useState<OpenQuestion>()
  const items = <TeamItems team={team} onAsk={ask} />
  const about = { id: team.id, name: team.name, isClub: false }
  return (
    <>
      <OverviewCard
        card={team}
        to={paths.team(team.id)}
        facts={[labelOf(words.roles, team.role), text.members(team.memberCount)]}
        note={team.clubName ?? undefined}
        bell={<MuteBell team={team} />}
        menu={{ label: text.menuOf(team.name), icon: <EllipsisVertical aria-hidden />, items }}
      />
      <LeaveDialog about={about} open={asked === 'leave'} onClose={() => ask(undefined)} />
      <DeleteDialog about={about} open={asked === 'delete'} onClose={() => ask(undefined)} />
    </>
  )
}

export function MyClubCard({ club }: { club: ClubCard }) {
  const words = useText('teams')
  const text = words.mine
  const [asked, ask] = useState<OpenQuestion>()
  const isManager = club.roles.includes('manager')
  const items = (
    <>
      {isManager && (
        <>
          <MenuLink to={paths.clubSettings(club.id)} icon={<Settings aria-hidden />}>
            {text.settings}
          </MenuLink>
          <MenuItem icon={<CreditCard aria-hidden />} refusal={text.clubHasNoSubscription}>
            {text.subscription}
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => ask('leave')}>
        {text.leaveClub}
      </MenuItem>
      {isManager && (
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => ask('delete')}>
          {text.deleteClub}
        </MenuItem>
      )}
    </>
  )
  const about = { id: club.id, name: club.name, isClub: true }
  return (
    <>
      <OverviewCard
        card={club}
        to={paths.club(club.id)}
        facts={[
          labelOf(words.roles, club.role),
          text.members(club.memberCount),
          text.teams(club.teamCount),
        ]}
        menu={{ label: text.menuOf(club.name), icon: <EllipsisVertical aria-hidden />, items }}
      />
      <LeaveDialog about={about} open={asked === 'leave'} onClose={() => ask(undefined)} />
      <DeleteDialog about={about} open={asked === 'delete'} onClose={() => ask(undefined)} />
    </>
  )
}

interface ChildTeamCardProps {
  readonly card: ChildCard
  /** Parents may also run their child's team. */
  readonly isAdmin: boolean
}

export function ChildTeamCard({ card, isAdmin }: ChildTeamCardProps) {
  const words = useText('teams')
  const text = words.mine
  const [asked, ask] = useState<OpenQuestion>()
  const { firstName, lastName } = card.child
  const items = <TeamItems team={{ ...card, ...card.child, isAdmin }} onAsk={ask} />
  const about = { id: card.id, name: card.name, isClub: false }
  return (
    <>
      <OverviewCard
        card={card}
        to={paths.team(card.id)}
        facts={[labelOf(words.roles, card.role), text.members(card.memberCount)]}
        note={text.childOf(`${firstName} ${lastName}`)}
        bell={<MuteBell team={card} />}
        menu={{ label: text.menuOf(card.name), icon: <EllipsisVertical aria-hidden />, items }}
      />
      <LeaveDialog
        about={about}
        explained={text.leaveChildTeamText}
        open={asked === 'leave'}
        onClose={() => ask(undefined)}
      />
      <DeleteDialog about={about} open={asked === 'delete'} onClose={() => ask(undefined)} />
    </>
  )
}

interface TeamItemsProps {
  readonly team: Pick<TeamCard, 'id' | 'memberId' | 'isAdmin'>
  readonly onAsk: (asked: OpenQuestion) => void
}

/** People who don't run the team can only leave it. */
function TeamItems({ team, onAsk }: TeamItemsProps) {
  const text = useText('teams').mine
  const leave = (
    <MenuItem
      icon={<LogOut aria-hidden />}
      refusal={team.memberId !== null ? undefined : text.nothingToLeave}
      onSelect={() => onAsk('leave')}
    >
      {text.leaveTeam}
    </MenuItem>
  )
  if (!team.isAdmin) return leave
  return (
    <>
      <MenuLink to={paths.teamSettings(team.id)} icon={<Settings aria-hidden />}>
        {text.settings}
      </MenuLink>
      <MenuLink to={paths.subscription(team.id)} icon={<CreditCard aria-hidden />}>
        {text.subscription}
      </MenuLink>
      <MenuSeparator />
      {leave}
      <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => onAsk('delete')}>
        {text.deleteTeam}
      </MenuItem>
    </>
  )
}

interface MuteBellProps {
  readonly team: { readonly id: string; readonly name: string; readonly isMuted: boolean }
}

function MuteBell({ team: { id, name, isMuted } }: MuteBellProps) {
  const text = useText('teams').mine
  const toast = useToast()
  const mute = useMute()
  return (
    <IconButton
      label={isMuted ? text.unmute(name) : text.mute(name)}
      icon={isMuted ? <BellOff aria-hidden /> : <Bell aria-hidden />}
      onClick={() =>
        mute.mutate(
          { teamId: id, isMuted: !isMuted },
          { onError: () => toast({ title: text.muteFailed, tone: 'error' }) },
        )
      }
    />
  )
}

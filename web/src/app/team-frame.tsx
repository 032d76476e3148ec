import { maySeePhotos } from '@touchline/domain/photos/permissions'
import { isStaff, type Actor } from '@touchline/domain/teams/actor'
import { may, offFor, type TeamPermission } from '@touchline/domain/teams/permissions'
import { accentOf } from '@touchline/domain/values/accent'
import {
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  Ellipsis,
  HandCoins,
  House,
  Images,
  type LucideIcon,
  MessagesSquare,
  PiggyBank,
  Settings,
  Trophy,
  Users,
} from 'lucide-react'
import { type ReactNode, useMemo } from 'react'

import { useUnreadMessages } from '#web/messages/api/conversations.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TeamShell } from '#web/ui/team-shell.tsx'

import { PageTitle } from './page-title.tsx'
import { paths } from './paths.ts'

type Page =
  | 'overview'
  | 'calendar'
  | 'messages'
  | 'members'
  | 'attendance'
  | 'leagues'
  | 'collections'
  | 'photos'
  | 'cashBox'
  | 'statistics'
  | 'settings'

interface TeamPage {
  readonly page: Page
  readonly to: (teamId: string) => string
  readonly icon: LucideIcon
  /** Pages of this section that have their own addresses. */
  readonly holds?: readonly ((teamId: string) => string)[]
  /** It and the pages below it show tables. */
  readonly isWide?: true
  /** Used most: in the bar on a phone. */
  readonly isAtHand?: true
  /** Required to use it: a club's treasurer is in a team only for its money. */
  readonly permission?: TeamPermission
}

const pages: readonly TeamPage[] = [
  { page: 'overview', to: paths.team, icon: House, isAtHand: true, permission: 'events.view' },
  {
    page: 'calendar',
    to: paths.teamCalendar,
    icon: CalendarDays,
    isAtHand: true,
    permission: 'events.view',
    holds: [paths.createEvent, eventsOf],
  },
  {
    page: 'leagues',
    to: paths.leagues,
    icon: Trophy,
    isWide: true,
    holds: [paths.leagueCreation],
    permission: 'leagues.view',
  },
  {
    page: 'members',
    to: paths.members,
    icon: Users,
    isWide: true,
    isAtHand: true,
    holds: [
      paths.addMembers,
      paths.importMembers,
      paths.moveTeam,
      paths.inviteMembers,
      paths.joinRequests,
      paths.shareLink,
      paths.memberFields,
      paths.archivedMembers,
      paths.kitOrder,
    ],
  },
  {
    page: 'attendance',
    to: paths.attendance,
    icon: ClipboardCheck,
    isWide: true,
    permission: 'attendance.view',
  },
  {
    page: 'messages',
    to: paths.messages,
    icon: MessagesSquare,
    isAtHand: true,
    permission: 'messages.view',
  },
  { page: 'photos', to: paths.photos, icon: Images, isWide: true, permission: 'photos.view' },
  {
    page: 'collections',
    to: paths.collections,
    icon: HandCoins,
    isWide: true,
    permission: 'collections.view',
    holds: [paths.createCollection, paths.membershipForm, paths.membershipSuccess],
  },
  {
    page: 'cashBox',
    to: paths.cashBox,
    icon: PiggyBank,
    permission: 'cashbox.view',
  },
  {
    page: 'statistics',
    to: paths.statistics,
    icon: ChartColumn,
    isWide: true,
    permission: 'statistics.view',
  },
  { page: 'settings', to: paths.teamSettings, icon: Settings },
]

/** The start of the address of every event and its match day. */
function eventsOf(teamId: string): string {
  return `${paths.team(teamId)}/events`
}

interface TeamFrameProps {
  readonly team: {
    readonly id: string
    readonly name: string
    readonly color: string
    readonly logo: { readonly thumb: string } | null
  }
  readonly actor: Actor
  readonly hasCashBox: boolean
  readonly children: ReactNode
}

export function TeamFrame({ team, actor, hasCashBox, children }: TeamFrameProps) {
  const text = useText('site').team
  const unread = useUnreadMessages(team.id, may(actor, 'messages.view'))
  const shown = pages.filter(
    (page) => isFor(actor, page) && (hasCashBox || page.page !== 'cashBox'),
  )
  const accent = useMemo(() => accentOf(team.color), [team.color])
  return (
    <TeamShell
      label={text.navigation}
      team={{ id: team.id, name: team.name, logo: team.logo?.thumb, accent }}
      homeTo={paths.team(team.id)}
      back={{ to: paths.teams, label: text.myTeams }}
      links={shown.map(({ page, to, icon: Icon, holds = [], isWide, isAtHand }) => ({
        to: to(team.id),
        label: text[page],
        icon: <Icon aria-hidden />,
        end: page === 'overview',
        isWide,
        isAtHand: isAtHand ?? (page === 'collections' && !may(actor, 'events.view')),
        holds: holds.map((place) => place(team.id)),
        ...(page === 'messages' &&
          unread > 0 && { count: { shown: unread, words: text.unread(unread) } }),
      }))}
      more={{ label: text.more, icon: <Ellipsis aria-hidden /> }}
    >
      {children}
    </TeamShell>
  )
}

/** Pages without a link in the frame. */
const otherPages: readonly Pick<TeamPage, 'to' | 'holds' | 'permission'>[] = [
  { to: paths.webhooks, permission: 'webhooks.edit' },
]

/** Whether an address is of a page that the operator has turned off. */
export function isTurnedOff(actor: Actor, pathname: string): boolean {
  const { teamId } = actor
  return [...pages, ...otherPages].some(
    ({ to, holds = [], permission }) =>
      permission !== undefined &&
      offFor(actor, permission) !== undefined &&
      [to, ...holds].some((place) => isBelow(place(teamId), pathname)),
  )
}

function isBelow(place: string, pathname: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`)
}

/** Players and parents have no settings. */
function isFor(actor: Actor, { page, permission }: TeamPage): boolean {
  if (page === 'settings') return isStaff(actor)
  if (page === 'photos' && !maySeePhotos(actor)) return false
  return permission === undefined || may(actor, permission)
}

/** The placeholder of a team's page. */
export function TeamFrameSkeleton() {
  const { loading } = useText('wire')
  return (
    <div className="mx-auto flex w-full max-w-frame grow gap-8 px-6 py-8">
      <PageTitle title={loading} />
      <div className="hidden w-52 shrink-0 flex-col gap-3 md:flex">
        <Skeleton className="mb-4 h-12" />
        {pages.map(({ page }) => (
          <Skeleton key={page} className="h-9" />
        ))}
      </div>
      <main id="content" className="grid grow content-start gap-4">
        <h1 className="sr-only">
          <span role="status">{loading}</span>
        </h1>
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </main>
    </div>
  )
}

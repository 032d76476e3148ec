import type { Page } from '@playwright/test'

import type { Words } from '../harness/words.ts'
import { cashBox } from './cash-box-screens.ts'
import { dialogs } from './dialog-screens.ts'
import { clubMoney, money } from './money-screens.ts'
import { photoScreens } from './photo-screens.ts'
import { outside } from './public-screens.ts'
import type { World } from './worlds.ts'

export interface Screen {
  readonly name: string
  /** Undefined if the world lacks it. */
  readonly path: (world: World) => string | undefined
  /** The reader; the coach by default, a visitor for public pages. */
  readonly as?: 'visitor' | 'parent' | 'player' | 'manager' | 'treasurer' | 'admin' | 'operator'
  /** Session storage from an earlier page, by key. */
  readonly remembers?: (world: World) => Readonly<Record<string, string>>
  /** Brings the open page into its state, once. */
  readonly prepare?: (page: Page, world: World) => Promise<void>
  /** Opens a dialog or menu. */
  readonly open?: (page: Page, words: Words) => Promise<void>
  /** False if the screen needs no data, so that it looks the same in every state. */
  readonly asks?: false
}

const operator = { as: 'operator' } as const

/** Personal pages. */
const own: readonly Screen[] = [
  { name: 'dashboard', path: () => '/dashboard', as: 'operator' },
  { name: 'teams', path: () => '/teams' },
  { name: 'teams-of-a-parent', path: () => '/teams', as: 'parent' },
  { name: 'teams-of-a-manager', path: () => '/teams?view=my-clubs', as: 'manager' },
  { name: 'create-team', path: () => '/create-team', asks: false },
  { name: 'team-onboarding', path: () => '/team-onboarding', asks: false },
  {
    name: 'team-success',
    path: () => '/team-success',
    remembers: ({ teamId }) => ({ createdTeamId: teamId }),
  },
  { name: 'import-team', path: () => '/import-team', asks: false },
  { name: 'import-club', path: () => '/import-club', asks: false },
  { name: 'create-club', path: () => '/create-club', asks: false },
  { name: 'join-team', path: () => '/join-team', asks: false },
  { name: 'profile', path: () => '/update-profile?view=profile' },
  { name: 'preferences', path: () => '/update-profile?view=preferences' },
  { name: 'security', path: () => '/update-profile?view=security' },
  { name: 'tokens', path: () => '/update-profile?view=tokens' },
  { name: 'connect', path: ({ links }) => links?.connect },
  { name: 'data', path: () => '/update-profile?view=data' },
  { name: 'deletion', path: () => '/update-profile?view=deletion' },
  { name: 'all-calendar', path: () => '/calendar' },
  { name: 'all-messages', path: () => '/messages' },
  { name: 'notifications', path: () => '/notifications' },
  { name: 'reports', path: () => '/reports', as: 'manager' },
  { name: 'premium', path: () => '/premium' },
  { name: 'checkout', path: ({ links }) => links?.checkout },
  { name: 'bills', path: () => '/bills' },
  {
    name: 'create-club-teams',
    path: ({ clubId }) => clubId && `/create-club-teams?club=${clubId}`,
    as: 'manager',
  },
  { name: 'club', path: ({ clubId }) => clubId && `/club/${clubId}`, as: 'manager' },
  { name: 'club-manage', path: ({ links }) => links?.manage },
  ...[
    'roll-over',
    'archive',
    'members',
    'celebrations',
    'list',
    'import',
    'write',
    'create-event',
    'documents',
    'calendar',
    'season',
    'fixtures',
  ].map((page) => ({
    name: page === 'roll-over' ? page : `club-${page}`,
    path: ({ clubId }: World) => clubId && `/club/${clubId}/${page}`,
    as: 'manager' as const,
  })),
  {
    name: 'club-season-week',
    path: ({ clubId }) => clubId && `/club/${clubId}/season?view=week`,
    as: 'manager',
  },
  {
    name: 'club-donations',
    path: ({ clubId }) => clubId && `/club/${clubId}/dues?view=donations`,
    as: 'manager',
  },
  {
    name: 'club-member',
    path: ({ clubId, personId }) => clubId && personId && `/club/${clubId}/members/${personId}`,
    as: 'manager',
  },
]

/** Team pages. */
const inTeam =
  (path: string): Screen['path'] =>
  (world) =>
    `/team/${world.teamId}${path}`

const team: readonly Screen[] = [
  { name: 'team', path: inTeam('') },
  { name: 'team-of-a-parent', path: inTeam(''), as: 'parent' },
  { name: 'calendar-month', path: inTeam('/calendar?view=month') },
  { name: 'calendar-list', path: inTeam('/calendar?view=list') },
  { name: 'create-event', path: inTeam('/create-event') },
  {
    name: 'event',
    path: ({ teamId, eventId }) => eventId && `/team/${teamId}/events/${eventId}`,
  },
  {
    name: 'event-of-a-parent',
    path: ({ teamId, eventId }) => eventId && `/team/${teamId}/events/${eventId}`,
    as: 'parent',
  },
  ...([{ name: 'lifts' }, { name: 'lifts-of-a-parent', as: 'parent' }] as const).map((one) => ({
    ...one,
    path: ({ teamId, awayMatchId }: World) =>
      awayMatchId && `/team/${teamId}/events/${awayMatchId}`,
  })),
  {
    // A guest of the other team; team members see the same.
    name: 'guest-event',
    path: ({ teamId, eventId }) => eventId && `/guest/${teamId}/events/${eventId}`,
    as: 'parent',
  },
  {
    name: 'edit-event',
    path: ({ teamId, eventId }) => eventId && `/team/${teamId}/events/${eventId}/edit`,
  },
  { name: 'members', path: inTeam('/members') },
  {
    name: 'member',
    path: ({ teamId, memberId }) => memberId && `/team/${teamId}/members/${memberId}`,
  },
  {
    name: 'member-parents',
    path: ({ teamId, memberId }) => memberId && `/team/${teamId}/members/${memberId}?tab=parents`,
  },
  {
    name: 'two-homes',
    path: ({ teamId, homesMemberId }) =>
      homesMemberId && `/team/${teamId}/members/${homesMemberId}?tab=parents`,
    as: 'parent',
  },
  { name: 'archived-members', path: inTeam('/archived-members') },
  { name: 'kit-order', path: inTeam('/kit-order') },
  { name: 'member-fields', path: inTeam('/member-fields') },
  { name: 'move-team', path: inTeam('/move'), asks: false },
  { name: 'import-members', path: inTeam('/import-members'), asks: false },
  { name: 'add-members', path: inTeam('/add-members'), asks: false },
  { name: 'invite-members', path: inTeam('/invite-members?by=email') },
  { name: 'share-link', path: inTeam('/share-link') },
  { name: 'join-requests', path: inTeam('/join-requests') },
  { name: 'attendance', path: inTeam('/attendance') },
  {
    name: 'event-attendance',
    path: ({ teamId, matchId }) => matchId && `/team/${teamId}/events/${matchId}/attendance`,
  },
  { name: 'team-documents', path: inTeam('/documents') },
  { name: 'messages', path: inTeam('/messages') },
  {
    name: 'conversation',
    path: ({ teamId, conversationId }) =>
      conversationId && `/team/${teamId}/messages/${conversationId}`,
  },
  ...['edit', 'subscription', 'locations', 'opponents', 'tasks', 'seasons', 'reminders'].map(
    (section) => ({
      name: `settings-${section}`,
      path: inTeam(`/settings?section=${section}`),
    }),
  ),
  { name: 'webhooks', path: inTeam('/webhooks') },
  { name: 'archive', path: inTeam('/archive') },
]

const matches: readonly Screen[] = [
  { name: 'leagues', path: inTeam('/leagues') },
  { name: 'standings', path: inTeam('/leagues?tab=standings') },
  { name: 'league-creation', path: inTeam('/league-creation') },
  {
    name: 'results',
    path: ({ teamId, leagueId }) => leagueId && `/team/${teamId}/leagues/${leagueId}/results`,
  },
  ...['lineUp', 'live', 'after'].map((view) => ({
    name: `match-day-${view}`,
    path: ({ teamId, matchId }: World) =>
      matchId && `/team/${teamId}/events/${matchId}/match-day?view=${view}`,
  })),
  {
    name: 'pack',
    path: ({ teamId, matchId }) => matchId && `/team/${teamId}/events/${matchId}/offline`,
  },
  ...['draw', 'knock-out'].map((page) => ({
    name: page,
    path: ({ teamId, leagueId }: World) =>
      leagueId && `/team/${teamId}/leagues/${leagueId}/${page}`,
  })),
  { name: 'statistics', path: inTeam('/statistics') },
  { name: 'statistics-players', path: inTeam('/statistics?tab=players') },
]

/** Operator pages. */
const running: readonly Screen[] = [
  'clubs',
  'accounts',
  'mail',
  'newsletters',
  'pages',
  'announcements',
  'features',
  'maintenance',
  'audit',
  'newsletters/new',
].map((page) => ({
  name: `admin-${page.replace('/', '-')}`,
  path: () => `/admin/${page}`,
  ...operator,
}))

export const screens: readonly Screen[] = [
  ...outside,
  ...own,
  ...team,
  ...matches,
  ...money,
  ...clubMoney,
  ...cashBox,
  ...photoScreens,
  { name: 'admin', path: () => '/admin', ...operator },
  ...running,
  ...dialogs,
]

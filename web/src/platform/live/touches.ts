import type { News } from './stream.ts'

/** Cards of events, wherever they are listed. */
const cards = [
  'events/:teamId/list',
  'events/:teamId/around',
  'events/mine',
  'events/coming',
] as const

/** Attendance and answers. */
const tallies = [
  'attendance/:teamId/by-event',
  'attendance/:teamId/summary',
  'statistics/club',
] as const

const answers = [
  'events/:teamId/page/:eventId.',
  'events/:teamId/page/:eventId/history',
  'events/:teamId/page/:eventId/group',
  'events/:teamId/page/:eventId/preview',
  'events/:teamId/to-write-about',
  'attendance/:teamId/task-proposal/:eventId',
  'leagues/:teamId/match-day/:eventId',
  ...cards,
  ...tallies,
] as const

const comments = ['events/:teamId/page/:eventId/comments'] as const

const talk = [
  'messages/:teamId/list',
  'messages/inbox',
  'messages/:teamId/page/:conversationId',
  'messages/:teamId/files/:conversationId',
  'messages/:teamId/search',
] as const

const handOvers = ['events/:teamId/hand-overs/:eventId'] as const

/**
 * Queries touched by frequent events: prefixes of keys with ids from the payload; a full stop ends
 * a key. Other events touch their whole capability.
 */
const touched: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['events.answered', answers],
  ['events.moved_up', answers],
  ['events.commented', comments],
  ['events.hand_over_noted', handOvers],
  ['events.hand_over_removed', handOvers],
  ['events.comment_removed', comments],
  ['events.reminded', ['events/:teamId/page/:eventId.', 'events/:teamId/around']],
  ['attendance.marked', [...tallies, 'attendance/:teamId/presence', 'statistics/:teamId']],
  [
    'attendance.tasks_changed',
    [
      'attendance/:teamId/tasks',
      'attendance/:teamId/event-tasks/:eventId',
      'attendance/:teamId/task-proposal/:eventId',
      'statistics/club',
      'statistics/:teamId',
    ],
  ],
  ['members.files_changed', ['members/:teamId/files/:memberId']],
  ['messages.sent', talk],
  ['messages.changed', [...talk, 'messages/reports']],
  [
    'messages.chosen',
    ['messages/:teamId/list', 'messages/inbox', 'messages/:teamId/page/:conversationId'],
  ],
  [
    'messages.read',
    [
      'messages/:teamId/list',
      'messages/inbox',
      'messages/:teamId/page/:conversationId',
      'messages/:teamId/seen',
    ],
  ],
  ['notifications.changed', ['notifications/unread', 'notifications/list']],
])

/** Whether the event touches a query; undefined if it has no row. */
export function affectsQuery(news: News, queryKey: readonly unknown[]): boolean | undefined {
  return touched.get(news.name)?.some((path) => isAt(news, queryKey, path))
}

function isAt(news: News, queryKey: readonly unknown[], path: string): boolean {
  const isWhole = path.endsWith('.')
  const parts = (isWhole ? path.slice(0, -1) : path).split('/')
  if (isWhole && queryKey.length !== parts.length) return false
  return parts.every((part, at) =>
    part.startsWith(':') ? isNamed(news, part.slice(1), queryKey[at]) : queryKey[at] === part,
  )
}

/** Without an id in the event, every row of its kind is meant. */
function isNamed({ payload, topics }: News, name: string, id: unknown): boolean {
  const named = payload.get(name)
  if (named !== undefined) return named === id
  return name !== 'teamId' || isOfTopics(topics, id)
}

function isOfTopics(topics: readonly string[], teamId: unknown): boolean {
  const teams = topics.filter((topic) => topic.startsWith('team:'))
  return teams.length === 0 || teams.includes(`team:${String(teamId)}`)
}

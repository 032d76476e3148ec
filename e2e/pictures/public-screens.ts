import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

const visitor = { as: 'visitor', asks: false } as const

/** Public pages. */
export const outside: readonly Screen[] = [
  { name: 'landing', path: () => '/', ...visitor },
  { name: 'benefits', path: () => '/benefits', ...visitor },
  { name: 'privacy', path: () => '/privacy', ...visitor },
  { name: 'imprint', path: () => '/imprint', as: 'visitor' },
  { name: 'login', path: () => '/login', as: 'visitor' },
  { name: 'register', path: () => '/register', as: 'visitor' },
  { name: 'forgot-password', path: () => '/forgot-password', ...visitor },
  { name: 'not-found', path: () => '/nowhere', ...visitor },
  { name: 'join', path: ({ join }) => join, as: 'visitor' },
  { name: 'collect', path: ({ form }) => form, as: 'visitor' },
  { name: 'collect-full', path: ({ fullForm }) => fullForm, as: 'visitor' },
  { name: 'mailbox', path: () => '/admin/mailbox', as: 'visitor' },
  ...(
    [
      'answer',
      'league',
      'match',
      'bill',
      'waiting',
      'unsubscribe',
      'registerWith',
      'registration',
      'website',
      'teamWebsite',
      'poster',
      'embed',
      'embedStandings',
    ] as const
  ).map((page) => ({
    name: page,
    path: ({ links }: World) => links?.[page],
    as: 'visitor' as const,
  })),
  { name: 'link-not-there', path: () => '/answer/nowhere', as: 'visitor' },
]

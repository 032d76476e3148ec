/**
 * The journeys that every run of `npm test` makes, in English on a phone: what people come for, from sign-up
 * to roll-over. All others, and the tests of these that are marked `inFull`, belong to `npm run test:all`.
 */
export const dailyJourneys = [
  // Coming in.
  'season',
  'sign-in',
  'account',
  'google',
  'letter',
  'own-parent',
  'start',
  'children',
  'demo',
  // The week of a team.
  'saturday',
  'match-day',
  'answer-link',
  'guests',
  'tasks',
  'messages',
  'messages-leaving',
  'push',
  'sync',
  'statistics',
  'leagues',
  // Every screen, and what a machine finds wrong with it.
  'every-screen',
  'first-row',
  // Without a network, with an old page, by keyboard alone.
  'offline',
  'old-tab',
  'typed-words',
  'keyboard',
  // Running it.
  'teams',
  'team-settings',
  'members',
  'import',
  'leaving',
  'clubs',
  'club-season',
  'operator',
  'third-parties',
  // Money.
  'collections',
  'collections-payer',
  'collections-treasurer',
  'premium',
] as const

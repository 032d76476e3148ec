/**
 * The journeys that every run of `npm test` makes, in English on a phone: whole stories that only a browser
 * with the real server behind it can prove, from sign-up to roll-over. What one screen does by itself, the
 * test of its component proves. All others, and the tests of these that are marked `inFull`, belong to
 * `npm run test:all`.
 */
export const dailyJourneys = [
  // Every screen, and what a machine finds wrong with it.
  'every-screen',
  // Coming in.
  'season',
  'sign-in',
  'google',
  'letter',
  'start',
  'children',
  // The week of a team.
  'saturday',
  'match-day',
  'answer-link',
  'read-once',
  'messages',
  'messages-leaving',
  'push',
  'statistics',
  'leagues',
  // Without a network, with an old page, by keyboard alone.
  'offline',
  'old-tab',
  'typed-words',
  'keyboard',
  // Running it.
  'import',
  'leaving',
  'club-season',
  'operator',
  'third-parties',
  // Money.
  'collections-payer',
  'collections-treasurer',
  'premium',
] as const

/**
 * The journeys of every `npm test`, in English on a phone: whole stories, from sign-up to
 * roll-over, that only a browser with the real server can prove. Single screens are covered by
 * component tests. Other journeys, and tests marked `inFull`, run in `npm run test:all`.
 */
export const dailyJourneys = [
  // Every screen, checked for accessibility.
  'every-screen',
  // Joining.
  'season',
  'sign-in',
  'google',
  'letter',
  'start',
  'children',
  // A team's week.
  'saturday',
  'match-day',
  'answer-link',
  'read-once',
  'messages',
  'messages-leaving',
  'push',
  'statistics',
  'leagues',
  // Offline, with an outdated page, by keyboard only.
  'offline',
  'old-tab',
  'typed-words',
  'keyboard',
  // Operating it.
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

/** Limits of a league: more than any real one, but small enough to load at once. */
export const leagueLimits = {
  leaguesPerTeam: 200,
  teams: 64,
  matches: 2000,
  stages: 20,
  adjustments: 200,
  lots: 50,
  nameLength: 120,
  venueLength: 200,
  reasonLength: 200,
  /** The highest match day number. */
  rounds: 200,
  /** Six rounds for 64 teams. */
  knockOutRounds: 6,
  /** The highest score of a match, shoot-out or set. */
  score: 999,
  tries: 99,
  sets: 9,
  /** The highest score in sets that rules can give points for. */
  setScore: 99,
  /** The range of points for a result, bonus, decision or fair play, plus or minus. */
  points: 999,
  bonuses: 10,
  setPoints: 20,
} as const

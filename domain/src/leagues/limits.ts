/** The size of a league: more than any real one, little enough to load in one piece. */
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
  /** Day numbers run from 1 to this. */
  rounds: 200,
  /** A knock-out of 64 teams has six. */
  knockOutRounds: 6,
  /** Scores of matches, shoot-outs and sets run from 0 to this. */
  score: 999,
  tries: 99,
  sets: 9,
  /** What a score in sets, or in games, may be where rules give points for it. */
  setScore: 99,
  /** Points of a result, a bonus or a decision, and fair play points, plus or minus. */
  points: 999,
  bonuses: 10,
  setPoints: 20,
} as const

import type { AwardedOutcome, Decision, Outcome, PlayedOutcome, Score } from './match.ts'
import type { BonusRule, RuleSet } from './rule-set.ts'

/** What a match counts for one side. */
export interface MatchShare {
  readonly result: 'won' | 'drawn' | 'lost'
  readonly decided: Decision
  readonly scored: number
  /** What the other side scored; if both forfeit, each concedes the awarded score. */
  readonly conceded: number
  readonly balls: number
  readonly ballsConceded: number
  readonly tries: number
  /** Includes bonuses. */
  readonly points: number
  readonly bonus: number
}

export interface MatchShares {
  readonly home: MatchShare
  readonly away: MatchShare
}

/**
 * What an outcome counts under a rule set; undefined if it doesn't. `setTo` is the number of points
 * that wins an awarded set.
 */
export function matchShares(outcome: Outcome, rules: RuleSet, setTo = 0): MatchShares | undefined {
  switch (outcome.kind) {
    case 'open':
    case 'postponed':
    case 'annulled':
      return undefined
    case 'cancelled':
      return rules.cancelled.kind === 'nothing' ? undefined : drawnAt(rules.cancelled.points)
    case 'awarded':
      return awarded(outcome, rules, setTo)
    case 'played':
      return played(outcome, rules)
  }
}

const nothing: MatchShare = {
  result: 'drawn',
  decided: 'regulation',
  scored: 0,
  conceded: 0,
  balls: 0,
  ballsConceded: 0,
  tries: 0,
  points: 0,
  bonus: 0,
}

function drawnAt(points: number): MatchShares {
  return { home: { ...nothing, points }, away: { ...nothing, points } }
}

function awarded(outcome: AwardedOutcome, rules: RuleSet, setTo: number): MatchShares {
  const { score, against, points } = outcome
  const { forfeitWin, forfeitLoss } = rules.points
  const share = (side: 'home' | 'away'): MatchShare => {
    const result = against === 'nobody' ? 'drawn' : isAgainst(side, against) ? 'lost' : 'won'
    const usual = { won: forfeitWin, drawn: drawPoints(score, rules), lost: forfeitLoss }[result]
    const { scored, conceded } = awardedGoals(outcome, side)
    const balls = { balls: scored * setTo, ballsConceded: conceded * setTo }
    return {
      ...nothing,
      ...balls,
      result,
      scored,
      conceded,
      points: points ? points[side] : usual,
    }
  }
  return { home: share('home'), away: share('away') }
}

/** The goals of an awarded match for one side; if both forfeit, 0:3 for each. */
export function awardedGoals({ score, against }: AwardedOutcome, side: 'home' | 'away') {
  if (against === 'both')
    return {
      scored: Math.min(score.home, score.away),
      conceded: Math.max(score.home, score.away),
    }
  return { scored: score[side], conceded: score[side === 'home' ? 'away' : 'home'] }
}

function isAgainst(side: 'home' | 'away', against: AwardedOutcome['against']): boolean {
  return against === side || against === 'both'
}

function played(outcome: PlayedOutcome, rules: RuleSet): MatchShares {
  const lead = homeLead(outcome)
  const goals = goalsOf(outcome, rules.shootOutGoal, lead)
  const inPlay = goalsWithoutShootOut(outcome)
  const share = (side: 'home' | 'away'): MatchShare => {
    const other = side === 'home' ? 'away' : 'home'
    const ahead = side === 'home' ? lead : -lead
    const result: MatchShare['result'] = ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn'
    const tries = outcome.tries?.[side] ?? 0
    const earned: Earned = {
      result,
      tries,
      tryLead: tries - (outcome.tries?.[other] ?? 0),
      scored: inPlay[side],
      lead: inPlay[side] - inPlay[other],
      behindBy: goals[other] - goals[side],
    }
    const bonus = sum(rules.bonuses.map((rule) => bonusOf(rule, earned)))
    return {
      result,
      decided: outcome.decided,
      scored: goals[side],
      conceded: goals[other],
      balls: sum(outcome.sets.map((set) => set[side])),
      ballsConceded: sum(outcome.sets.map((set) => set[other])),
      tries,
      points: pointsOf(result, outcome, rules) + bonus,
      bonus,
    }
  }
  return { home: share('home'), away: share('away') }
}

/** Positive if home won, negative if away won; a shoot-out decides a level score. */
export function homeLead({ score, shootOut }: PlayedOutcome): number {
  const lead = score.home - score.away
  return lead === 0 && shootOut ? shootOut.home - shootOut.away : lead
}

/** The goals scored in play, without the extra goal for a shoot-out. */
export function goalsWithoutShootOut(outcome: PlayedOutcome): Score {
  return goalsOf(outcome, 'does_not_count', homeLead(outcome))
}

/** The score with or without the extra goal for a shoot-out. */
function goalsOf(
  { score, decided }: PlayedOutcome,
  shootOutGoal: RuleSet['shootOutGoal'],
  lead: number,
): Score {
  if (decided !== 'shoot_out' || lead === 0) return score
  const isWritten = score.home !== score.away
  const missing = Number(shootOutGoal === 'counts') - Number(isWritten)
  return lead > 0
    ? { home: score.home + missing, away: score.away }
    : { home: score.home, away: score.away + missing }
}

/** What bonuses need to know about a side. */
interface Earned {
  readonly result: MatchShare['result']
  readonly tries: number
  readonly tryLead: number
  /** Without the extra goal for a shoot-out. */
  readonly scored: number
  readonly lead: number
  /** In the score used by the table. */
  readonly behindBy: number
}

function bonusOf(rule: BonusRule, earned: Earned): number {
  return isEarned(rule, earned) ? rule.points : 0
}

function isEarned(rule: BonusRule, earned: Earned): boolean {
  const { result, tries, tryLead, scored, lead, behindBy } = earned
  switch (rule.kind) {
    case 'tries':
      return tries >= rule.atLeast
    case 'try_lead':
      return tryLead >= rule.atLeast
    case 'try_lead_win':
      return result === 'won' && tryLead >= rule.atLeast
    case 'scored':
      return scored >= rule.atLeast
    case 'clear_win':
      return result === 'won' && lead >= rule.atLeast
    case 'narrow_loss':
      return result === 'lost' && behindBy <= rule.within
  }
}

function pointsOf(
  result: MatchShare['result'],
  { score, decided }: PlayedOutcome,
  rules: RuleSet,
): number {
  if (result === 'drawn') return drawPoints(score, rules)
  const [setsWon, setsLost] = [Math.max(score.home, score.away), Math.min(score.home, score.away)]
  const bySets = rules.setPoints.find((row) => row.setsWon === setsWon && row.setsLost === setsLost)
  if (bySets) return result === 'won' ? bySets.winner : bySets.loser
  const { win, loss, overtimeWin, overtimeLoss, shootOutWin, shootOutLoss } = rules.points
  const points = {
    regulation: { won: win, lost: loss },
    overtime: { won: overtimeWin, lost: overtimeLoss },
    shoot_out: { won: shootOutWin, lost: shootOutLoss },
  }
  return points[decided][result]
}

/** The points of each side for a draw. */
function drawPoints({ home, away }: Score, { points }: RuleSet): number {
  const isGoalless = home === 0 && away === 0
  return isGoalless ? (points.goallessDraw ?? points.draw) : points.draw
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

import { leagueLimits } from '../limits.ts'
import { type Decision, type Outcome, playedOutcome, type Score } from '../match.ts'
import { areSets, findScores, addScoreDetails } from './score-details.ts'
import { hasUnknownWords, isRunning, normalizeRemark, scoreWords } from './score-words.ts'
import { scoreFromSets, isTotalOfSets } from './sets.ts'
import { expandWritten } from './shorthand.ts'

export type ScoreProblem =
  | 'score_unreadable'
  | 'score_too_high'
  /** "6:4 on penalties" could be the score or the shoot-out. */
  | 'shoot_out_unclear'
  /** "0:0 w.o." doesn't say against whom. */
  | 'award_unclear'
  /** The match is still in progress. */
  | 'still_running'
  /** "1:0, abandoned" doesn't say whether it counts. */
  | 'abandoned'
  /** The score in brackets is neither half-time nor sets. */
  | 'brackets_unclear'

export type ReadScore =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'problem'; readonly problem: ScoreProblem }

/**
 * Reads "2:1 (1:0)", "3-2 n.V.", "1:1 (4:3 pens)", "3:1 (25:20 …)", "2:0 w.o.", "-:-", "abgesagt".
 */
export function readScore(written: string): ReadScore {
  const text = expandWritten(written)
  const said = normalizeRemark(text)
  if (/^[-–x?]?\s*[:\-–]?\s*[-–x?]?$/i.test(text)) return outcomeOf({ kind: 'open' })
  if (isRunning(said))
    return /\d/.test(text) ? problemOf('still_running') : outcomeOf({ kind: 'open' })
  if (scoreWords.annulled.test(said)) return outcomeOf({ kind: 'annulled' })
  if (scoreWords.abandoned.test(said)) return problemOf('abandoned')
  const state = unplayed.find((kind) => scoreWords[kind].test(said))
  if (state)
    return hasGoals(text) ? problemOf('score_unreadable') : outcomeOf({ kind: states[state] })
  if (scoreWords.awarded.test(said)) return readAwarded(text)
  return readPlayed(text, said)
}

/** "2:1, verlegt" contradicts itself, while "0:0" is only a placeholder. */
function hasGoals(text: string): boolean {
  return /[1-9]/.test(/^\d{1,3} ?[:–-] ?\d{1,3}(?!\d)/.exec(text)?.[0] ?? '')
}

const states = { postponed: 'postponed', cancelled: 'cancelled', notYet: 'open' } as const
const unplayed = ['postponed', 'cancelled', 'notYet'] as const

function outcomeOf(outcome: Outcome): ReadScore {
  return { kind: 'outcome', outcome }
}

function problemOf(problem: ScoreProblem): ReadScore {
  return { kind: 'problem', problem }
}

/** "2:0 w.o." and "X:0": awarded to the side with more goals, or with the cross. */
function readAwarded(text: string): ReadScore {
  const found = /(\d+|x)\s*[:\-–]\s*(\d+|x)/i.exec(text)
  if (!found) return problemOf('award_unclear')
  const [home, away] = [found[1] ?? '', found[2] ?? ''].map(goalsOf)
  if (home === undefined || away === undefined || home === away) return problemOf('award_unclear')
  const isTooHigh = [home, away].some((side) => Number.isFinite(side) && side > leagueLimits.score)
  if (isTooHigh) return problemOf('score_too_high')
  const written = (side: number) => (Number.isFinite(side) ? side : 0)
  return outcomeOf({
    kind: 'awarded',
    score: { home: written(home), away: written(away) },
    against: home > away ? 'away' : 'home',
    points: null,
  })
}

/** A cross counts more than any number. */
function goalsOf(written: string): number {
  return /x/i.test(written) ? Number.POSITIVE_INFINITY : Number(written)
}

function readPlayed(text: string, said: string): ReadScore {
  const decided = decidedIn(said)
  const parts = partsOf(text)
  const [score, ...others] = parts.scores
  if (!score || parts.isMoreThanScores || hasUnknownWords(text))
    return problemOf('score_unreadable')
  const furtherScores = sortScores(score, { decided, others, brackets: parts.brackets })
  if (!furtherScores) return problemOf('score_unreadable')
  const { end = score, shootOut, details } = furtherScores
  if (isTooHigh([score, shootOut, parts.tries, ...details])) return problemOf('score_too_high')
  if (decided === 'shoot_out' && !tellsWinner(end, shootOut)) return problemOf('shoot_out_unclear')
  const played = { ...playedOutcome(end.home, end.away), decided, shootOut, tries: parts.tries }
  const outcome = addScoreDetails(played, details)
  return outcome ? outcomeOf(outcome) : problemOf('brackets_unclear')
}

function decidedIn(said: string): Decision {
  if (scoreWords.shootOut.test(said)) return 'shoot_out'
  return scoreWords.overtime.test(said) ? 'overtime' : 'regulation'
}

interface Bracket {
  readonly says: 'shoot_out' | 'tries' | 'details'
  readonly scores: readonly Score[]
}

/** The text outside of brackets, and the scores within. */
function partsOf(text: string) {
  const outside = text.replaceAll(/[([][^)\]]*[)\]]/g, ' ')
  const brackets = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, inside = '']) => ({
    says: saysWhat(inside),
    scores: findScores(inside),
  }))
  // A cross beside a score has no known meaning.
  const left = outside
    .replaceAll(/\d+\s*[:\-–]\s*\d+/g, ' ')
    .replaceAll(/(?!(?<!\p{L})x(?!\p{L}))[\p{L}.\s,/;=!:]/giu, '')
  return {
    scores: findScores(outside),
    brackets,
    isMoreThanScores: left !== '',
    tries: brackets.find(({ says }) => says === 'tries')?.scores[0] ?? null,
  }
}

function saysWhat(inside: string): Bracket['says'] {
  const said = normalizeRemark(inside)
  if (scoreWords.shootOut.test(said)) return 'shoot_out'
  return /\b(tries|versuche|essais|ensayos)\b/.test(said) ? 'tries' : 'details'
}

interface Beside {
  readonly decided: Decision
  /** Further scores outside of brackets. */
  readonly others: readonly Score[]
  readonly brackets: readonly Bracket[]
}

interface FurtherScores {
  /** The final score, if it isn't the first one written. */
  readonly end?: Score
  readonly shootOut: Score | null
  readonly details: readonly Score[]
}

/** Decides which further score is the shoot-out, and which are details. */
function sortScores(
  score: Score,
  { decided, others, brackets }: Beside,
): FurtherScores | undefined {
  const details = brackets.filter(({ says }) => says === 'details').flatMap(({ scores }) => scores)
  const sets = setsOf(score, { others, details })
  if (sets) return sets
  if (decided !== 'shoot_out') return others.length > 0 ? undefined : { shootOut: null, details }
  const named = brackets.find(({ says }) => says === 'shoot_out')?.scores[0]
  const [second = named, ...more] = others
  if (more.length > 0) return undefined
  return second ? { shootOut: second, details } : afterKicks(score, details)
}

/** Sets after the score, alone, or in brackets with their total points. */
function setsOf(
  score: Score,
  { others, details }: { readonly others: readonly Score[]; readonly details: readonly Score[] },
): FurtherScores | undefined {
  if (areSets(others, score)) return { shootOut: null, details: others }
  const won = details.length === 0 ? scoreFromSets([score, ...others]) : undefined
  if (won) return { end: won, shootOut: null, details: [score, ...others] }
  const isTotal = areSets(details, score) && isTotalOfSets(others, details)
  return isTotal ? { shootOut: null, details } : undefined
}

/** "1:1 (4:3) n. E." and "5:4 n. E. (1:1)" are the same match. */
function afterKicks(score: Score, details: readonly Score[]): FurtherScores {
  const [kicks, ...earlier] = details
  if (kicks && isBeyond(kicks, score)) return { shootOut: kicks, details: earlier }
  const end = details.length > 2 ? undefined : details.find(({ home, away }) => home === away)
  const added = end && { home: score.home - end.home, away: score.away - end.away }
  // A single goal is the extra goal for winning, as in ice hockey.
  const isAdded =
    added && Math.min(added.home, added.away) >= 0 && Math.max(added.home, added.away) > 1
  return isAdded ? { end, shootOut: added, details } : { shootOut: null, details }
}

/** "1:1 (4:3) n. E.": half-time can't have more goals than the match. */
function isBeyond(kicks: Score, score: Score): boolean {
  const isLevel = score.home === score.away
  return isLevel && kicks.home !== kicks.away && Math.max(kicks.home, kicks.away) > score.home
}

function isTooHigh(scores: readonly (Score | null)[]): boolean {
  return scores.some((score) => score && Math.max(score.home, score.away) > leagueLimits.score)
}

/** A level score needs the shoot-out's score; otherwise the winner has one goal more. */
function tellsWinner(score: Score, shootOut: Score | null): boolean {
  const lead = Math.abs(score.home - score.away)
  return lead === 1 || (lead === 0 && shootOut !== null && shootOut.home !== shootOut.away)
}

import { leagueLimits } from '../limits.ts'
import { type Decision, type Outcome, type Played, playedTo, type Score } from '../match.ts'
import { plain } from '../../members/import/words.ts'

export type ScoreProblem =
  | 'score_unreadable'
  | 'score_too_high'
  /** "6:4 on penalties" tells neither the score nor the shoot-out. */
  | 'shoot_out_unclear'
  /** "0:0 w.o." does not say who is to blame. */
  | 'award_unclear'
  /** What stands in brackets is neither half-time nor sets. */
  | 'brackets_unclear'

export type ReadScore =
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'problem'; readonly problem: ScoreProblem }

export const scoreWords = {
  overtime: /\b(aet|a e t|after extra time|ot|overtime|nv|n v|ap|a p|prolongation|prorroga|pr)\b/,
  shootOut:
    /\b(pens?|penalties|on penalties|so|shoot ?out|np|n p|ne|n e|ie|i e|elfmeterschiessen|tab|t a b|tirs au but|penaltis|penales)\b/,
  awarded:
    /\b(wo|w o|walkover|awarded|forfeit|urteil|wertung|gewertet|am grunen tisch|forfait|sur tapis vert|incomparecencia)\b/,
  postponed: /\b(postponed|ppd?|verlegt|verschoben|reporte|reportee|aplazado|pospuesto)\b/,
  cancelled:
    /\b(cancelled|canceled|called off|abgesagt|ausgefallen|annule|annulee|suspendido|cancelado)\b/,
  annulled: /\b(annulled|void|annulliert|nicht gewertet|invalide|anulado)\b/,
} as const

/** "2:1 (1:0)", "3-2 n.V.", "1:1 (4:3 pens)", "3:1 (25:20 …)", "2:0 w.o.", "-:-", "abgesagt". */
export function readScore(written: string): ReadScore {
  const text = written.trim()
  const said = plain(text).replaceAll(/[.,;]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  if (said === '' || /^[-–—x?]\s*[:\-–—]\s*[-–—x?]$/.test(said) || /^[-–—]$/.test(said))
    return outcomeOf({ kind: 'open' })
  if (scoreWords.annulled.test(said)) return outcomeOf({ kind: 'annulled' })
  if (scoreWords.postponed.test(said)) return outcomeOf({ kind: 'postponed' })
  if (scoreWords.cancelled.test(said)) return outcomeOf({ kind: 'cancelled' })
  if (scoreWords.awarded.test(said)) return readAwarded(text)
  return readPlayed(text, said)
}

function outcomeOf(outcome: Outcome): ReadScore {
  return { kind: 'outcome', outcome }
}

function problemOf(problem: ScoreProblem): ReadScore {
  return { kind: 'problem', problem }
}

/** "2:0 w.o." and "X:0": whoever has more, or the cross, was given the match. */
function readAwarded(text: string): ReadScore {
  const found = /(\d+|x)\s*[:\-–]\s*(\d+|x)/i.exec(text)
  if (!found) return problemOf('score_unreadable')
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

/** A cross is more than any number, and nobody scored it. */
function goalsOf(written: string): number {
  return /x/i.test(written) ? Number.POSITIVE_INFINITY : Number(written)
}

function readPlayed(text: string, said: string): ReadScore {
  const parts = partsOf(text)
  const [score, second, ...more] = scoresIn(parts.outside)
  const saysShootOut = scoreWords.shootOut.test(said)
  const isUnreadable = more.length > 0 || (second && !saysShootOut) || parts.isMoreThanScores
  if (!score || isUnreadable) return problemOf('score_unreadable')
  const shootOut = second ?? parts.shootOut
  if (isTooHigh([score, shootOut, ...parts.details])) return problemOf('score_too_high')
  if (saysShootOut && !tellsWinner(score, shootOut)) return problemOf('shoot_out_unclear')
  const played = { ...playedTo(score.home, score.away), decided: decidedIn(said), shootOut }
  return withDetails(played, parts.details)
}

function isTooHigh(scores: readonly (Score | null)[]): boolean {
  return scores.some((score) => score && Math.max(score.home, score.away) > leagueLimits.score)
}

function decidedIn(said: string): Decision {
  if (scoreWords.shootOut.test(said)) return 'shoot_out'
  return scoreWords.overtime.test(said) ? 'overtime' : 'regulation'
}

/** What stands outside of brackets, and the scores within. */
function partsOf(text: string) {
  const outside = text.replaceAll(/[([][^)\]]*[)\]]/g, ' ')
  const brackets = [...text.matchAll(/[([]([^)\]]*)[)\]]/g)].map(([, inside = '']) => ({
    saysShootOut: scoreWords.shootOut.test(plain(inside).replaceAll('.', ' ')),
    scores: scoresIn(inside),
  }))
  const left = outside.replaceAll(/\d+\s*[:\-–]\s*\d+/g, ' ').replaceAll(/[\p{L}.\s,/]/gu, '')
  return {
    outside,
    isMoreThanScores: left !== '',
    shootOut: brackets.find(({ saysShootOut }) => saysShootOut)?.scores[0] ?? null,
    details: brackets.filter(({ saysShootOut }) => !saysShootOut).flatMap(({ scores }) => scores),
  }
}

/** A level score needs the shoot-out itself; otherwise winning it is the one goal more. */
function tellsWinner(score: Score, shootOut: Score | null): boolean {
  const lead = Math.abs(score.home - score.away)
  return lead === 1 || (lead === 0 && shootOut !== null && shootOut.home !== shootOut.away)
}

/** Half-time or sets, by what the numbers can be; the score before overtime and of periods is not kept. */
function withDetails(played: Played, details: readonly Score[]): ReadScore {
  const last = details.at(-1)
  if (!last) return outcomeOf(played)
  const { score } = played
  if (areSets(details, score)) return outcomeOf({ ...played, sets: details })
  if (arePeriods(details, played)) return outcomeOf(played)
  const isWithin = details.every(({ home, away }) => home <= score.home && away <= score.away)
  if (!isWithin || details.length > 2) return problemOf('brackets_unclear')
  const isBeforeOvertime =
    played.decided !== 'regulation' && details.length === 1 && last.home === last.away
  return outcomeOf(isBeforeOvertime ? played : { ...played, halfTime: last })
}

function areSets(details: readonly Score[], score: Score): boolean {
  const homeSets = details.filter(({ home, away }) => home > away).length
  return (
    details.length > 1 &&
    details.length === score.home + score.away &&
    homeSets === score.home &&
    details.every(({ home, away }) => Math.max(home, away) > Math.max(score.home, score.away))
  )
}

/** Thirds or quarters: together the score, without the one goal of overtime or the shoot-out. */
function arePeriods(details: readonly Score[], { score, decided }: Played): boolean {
  const sum = (side: 'home' | 'away') => details.reduce((total, period) => total + period[side], 0)
  const missing = [score.home - sum('home'), score.away - sum('away')]
  const isLate = decided !== 'regulation' && ['0,1', '1,0'].includes(missing.join())
  return details.length > 2 && (isLate || missing.every((goals) => goals === 0))
}

function scoresIn(text: string): readonly Score[] {
  return [...text.matchAll(/(\d+)\s*(?:[:\-–]|tab)\s*(\d+)/gi)].map(([, home, away]) => ({
    home: Number(home),
    away: Number(away),
  }))
}

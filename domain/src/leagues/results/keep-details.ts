import type { AwardedOutcome, Outcome, PlayedOutcome, Score } from '../match.ts'

/**
 * Keeps details of a known result that the imported one lacks, such as sets, tries and point
 * decisions.
 */
export function keepDetails(read: Outcome, known: Outcome): Outcome {
  if (read.kind === 'awarded' && known.kind === 'awarded') return awarded(read, known)
  return read.kind === 'played' && known.kind === 'played' ? played(read, known) : read
}

function awarded(read: AwardedOutcome, known: AwardedOutcome): AwardedOutcome {
  return isSame(read.score, known.score) && read.against === known.against ? known : read
}

function played(read: PlayedOutcome, known: PlayedOutcome): PlayedOutcome {
  if (!isSame(read.score, known.score) || read.decided !== known.decided) return read
  return {
    ...read,
    shootOut: read.shootOut ?? known.shootOut,
    sets: read.sets.length > 0 ? read.sets : known.sets,
    tries: read.tries ?? known.tries,
    halfTime: read.halfTime ?? known.halfTime,
  }
}

function isSame(one: Score, other: Score): boolean {
  return one.home === other.home && one.away === other.away
}

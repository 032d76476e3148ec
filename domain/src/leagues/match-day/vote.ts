import type { MatchEvent } from './events.ts'
import type { LineUp } from './playing-time.ts'

/** Hours the vote is open. */
const openHours = 24

export interface EndedMatch {
  /** When the result was entered, which an award can be before the match. */
  readonly endedAt: Date
  readonly startsAt: Date
}

/** When the result is known, but not before the match. */
export function voteOpensAt({ endedAt, startsAt }: EndedMatch): Date {
  return new Date(Math.max(endedAt.getTime(), startsAt.getTime()))
}

export function voteClosesAt(ended: EndedMatch): Date {
  return new Date(voteOpensAt(ended).getTime() + openHours * 3_600_000)
}

/** Starters and substitutes who came on: they vote and can be chosen. */
export function playersOnPitch(
  { starters }: LineUp,
  events: readonly Pick<MatchEvent, 'kind' | 'side' | 'partner'>[],
): readonly string[] {
  const cameOn = events
    .filter(({ kind, side }) => kind === 'substitution' && side === 'own')
    .flatMap(({ partner }) => partner ?? [])
  return [...new Set([...starters, ...cameOn])]
}

/** The players with the most votes, ties included. Undefined without votes. */
export function mostVoted(
  choices: readonly string[],
): { readonly memberIds: readonly string[]; readonly votes: number } | undefined {
  const counts = new Map<string, number>()
  for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1)
  const votes = Math.max(0, ...counts.values())
  if (votes === 0) return undefined
  const best = [...counts].filter(([, count]) => count === votes)
  return { memberIds: best.map(([memberId]) => memberId).toSorted(), votes }
}

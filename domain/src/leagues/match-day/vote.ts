import type { MatchEvent } from './events.ts'
import type { LineUp } from './playing-time.ts'

/** The vote goes on for a day. */
const openHours = 24

export interface Ended {
  /** When the result was entered; an award may come before the match. */
  readonly endedAt: Date
  readonly startsAt: Date
}

/** Once there is a result, and not before the match. */
export function voteOpensAt({ endedAt, startsAt }: Ended): Date {
  return new Date(Math.max(endedAt.getTime(), startsAt.getTime()))
}

export function voteClosesAt(ended: Ended): Date {
  return new Date(voteOpensAt(ended).getTime() + openHours * 3_600_000)
}

/** Those who began, and those who came on: they vote, and one of them is chosen. */
export function whoPlayed(
  { starters }: LineUp,
  events: readonly Pick<MatchEvent, 'kind' | 'side' | 'partner'>[],
): readonly string[] {
  const cameOn = events
    .filter(({ kind, side }) => kind === 'substitution' && side === 'own')
    .flatMap(({ partner }) => partner ?? [])
  return [...new Set([...starters, ...cameOn])]
}

/** The players with the most votes; several can share it. Undefined without votes. */
export function bestOf(
  choices: readonly string[],
): { readonly memberIds: readonly string[]; readonly votes: number } | undefined {
  const counts = new Map<string, number>()
  for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1)
  const votes = Math.max(0, ...counts.values())
  if (votes === 0) return undefined
  const best = [...counts].filter(([, count]) => count === votes)
  return { memberIds: best.map(([memberId]) => memberId).toSorted(), votes }
}

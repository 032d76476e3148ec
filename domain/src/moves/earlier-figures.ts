import { added, eachFigure, type Figures, nothingCounted } from '../members/earlier-figures.ts'
import { goalsAndCards } from './match-events.ts'
import { isCounted } from './match-figures.ts'
import type { PlannedEvent } from './team-history.ts'

/** A player's figures that no match of the team holds. */
export type EarlierFigures = Figures & { readonly who: string }

type Match = Pick<PlannedEvent, 'records' | 'figures' | 'score' | 'homeAway' | 'keepsOwn'>

/**
 * What matches can't hold of each player: minutes, starts, points and assists without a goal, and
 * what their totals count beyond the moved matches.
 */
export function earlierFigures(
  matches: readonly Match[],
  totals: ReadonlyMap<string, Figures>,
): readonly EarlierFigures[] {
  const written = new Map<string, Figures>()
  const held = new Map<string, Figures>()
  const add = (to: Map<string, Figures>, who: string, more: Partial<Figures>) =>
    to.set(who, added(to.get(who) ?? nothingCounted, { ...nothingCounted, ...more }))
  for (const match of matches) {
    for (const { who, mark } of match.records)
      if (mark === 'present' || mark === 'late') add(held, who, { games: 1 })
    for (const { who, ...figures } of match.figures) add(written, who, { ...figures, games: 0 })
    for (const [who, part] of heldBy(match)) add(held, who, part)
  }
  return [...new Set([...totals.keys(), ...written.keys()])].flatMap((who) => {
    const [total, sum, kept] = [totals, written, held].map((of) => of.get(who) ?? nothingCounted)
    const left = eachFigure((figure) =>
      Math.max(0, Math.max(total?.[figure] ?? 0, sum?.[figure] ?? 0) - (kept?.[figure] ?? 0)),
    )
    return isCounted(left) ? [{ ...left, who }] : []
  })
}

/** A match that keeps its own figures is not counted a second time. */
function heldBy(match: Match): readonly (readonly [string, Partial<Figures>])[] {
  if (match.keepsOwn)
    return match.figures.map(({ who, goals, assists, yellowCards, redCards }) => [
      who,
      { goals, assists, yellowCards, redCards },
    ])
  return goalsAndCards(match).flatMap(({ kind, member, partner }) => [
    ...(member === null ? [] : [[member, { [figureOf[kind]]: 1 }] as const]),
    ...(partner === null ? [] : [[partner, { assists: 1 }] as const]),
  ])
}

const figureOf = { goal: 'goals', yellow_card: 'yellowCards', red_card: 'redCards' } as const

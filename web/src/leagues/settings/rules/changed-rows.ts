import type { League } from '@touchline/domain/leagues/league'
import type { Row } from '@touchline/domain/leagues/row'
import { standings } from '@touchline/domain/leagues/standings'

export interface ChangedRow {
  readonly team: string
  readonly place: { readonly before: number; readonly after: number }
  readonly points: { readonly before: number; readonly after: number }
}

interface TableChange {
  readonly before: League
  readonly after: League
  /** The stage whose table is compared. */
  readonly stage: string | null
  readonly day: string
}

/** Teams whose points or position the new rules change, in the new order. */
export function changedRows({ before, after, stage, day }: TableChange): readonly ChangedRow[] {
  const asOf = { kind: 'day', day } as const
  const rowsOf = (league: League) => standings(league, { stage, asOf })
  const old = new Map(rowsOf(before).map((row) => [row.team, row]))
  return rowsOf(after).flatMap((row) => {
    const was = old.get(row.team)
    return was && !isAlike(was, row) ? [changeOf(was, row)] : []
  })
}

function isAlike(one: Row, other: Row): boolean {
  return one.position === other.position && one.points === other.points
}

function changeOf(before: Row, after: Row): ChangedRow {
  return {
    team: after.team,
    place: { before: before.position, after: after.position },
    points: { before: before.points, after: after.points },
  }
}

import type { Line } from '@touchline/domain/leagues/match-day/fill-line-up'
import { formationLines, countStarters } from '@touchline/domain/leagues/match-day/line-up'
import type { Format } from '@touchline/domain/teams/options'

/** The position of a place, as key of the texts. */
type Post =
  | 'goalkeeper'
  | 'defender'
  | 'midfielder'
  | 'forward'
  | 'guard'
  | 'centre'
  | 'wing'
  | 'back'
  | 'pivot'
  | 'front'
  | 'behind'
  | 'player'

/** A place on the pitch; our goal is at the bottom. */
export interface Place {
  /** Counted from 0, as in a line-up. */
  readonly number: number
  readonly post: Post
  /** From the left side line, 0 to 1. */
  readonly across: number
  /** From our own line, 0 to 1. */
  readonly along: number
}

/** What decides the places of a team. */
export interface Side {
  readonly sport: string
  readonly format: Format | null
}

/** The places of a line-up, from our own line and from left to right. */
export function placesOf(side: Side, formation: string | null): readonly Place[] {
  const lines = formation === null ? undefined : formationLines(formation, side)
  if (lines !== undefined) return placed(rowsOfLines(lines))
  const count = countStarters(side.sport, side.format)
  const rows = rowsOf[side.sport]
  return placed(rows && countIn(rows) === count ? rows : plainRows(count))
}

interface Row {
  readonly along: number
  readonly posts: readonly Post[]
}

function rowsOfLines([keepers = 1, ...lines]: readonly number[]): readonly Row[] {
  const last = lines.length - 1
  const rows = lines.map((count, at) => ({
    along: 0.27 + (at * 0.61) / Math.max(1, last),
    posts: Array<Post>(count).fill(postOf(at, last)),
  }))
  return [{ along: 0.08, posts: Array<Post>(keepers).fill('goalkeeper') }, ...rows]
}

function postOf(line: number, last: number): Post {
  if (line === 0) return 'defender'
  return line === last ? 'forward' : 'midfielder'
}

const rowsOf: Readonly<Record<string, readonly Row[]>> = {
  basketball: [
    { along: 0.22, posts: ['guard', 'guard'] },
    { along: 0.52, posts: ['forward', 'forward'] },
    { along: 0.82, posts: ['centre'] },
  ],
  handball: [
    { along: 0.08, posts: ['goalkeeper'] },
    { along: 0.38, posts: ['back', 'back', 'back'] },
    { along: 0.64, posts: ['wing', 'wing'] },
    { along: 0.88, posts: ['pivot'] },
  ],
  volleyball: [
    { along: 0.3, posts: ['behind', 'behind', 'behind'] },
    { along: 0.78, posts: ['front', 'front', 'front'] },
  ],
  rugby: [
    { along: 0.06, posts: ['back'] },
    { along: 0.22, posts: ['wing', 'centre', 'centre', 'wing'] },
    { along: 0.4, posts: ['behind', 'behind'] },
    { along: 0.57, posts: ['forward'] },
    { along: 0.73, posts: ['forward', 'forward', 'forward', 'forward'] },
    { along: 0.9, posts: ['front', 'front', 'front'] },
  ],
}

const inRow = 4

/** Places in rows, for sports without formations. */
function plainRows(count: number): readonly Row[] {
  const rows = Math.ceil(count / inRow)
  return Array.from({ length: rows }, (_, at) => ({
    along: (at + 0.5) / rows,
    posts: Array<Post>(Math.min(inRow, count - at * inRow)).fill('player'),
  }))
}

function countIn(rows: readonly Row[]): number {
  return rows.reduce((sum, { posts }) => sum + posts.length, 0)
}

function placed(rows: readonly Row[]): readonly Place[] {
  return rows
    .flatMap(({ along, posts }) =>
      posts.map((post, at) => ({ post, along, across: (at + 0.5) / posts.length })),
    )
    .map((place, number) => ({ ...place, number }))
}

export const arrowKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
type Way = (typeof arrowKeys)[number]

/** The next place in a direction: in the same line, or the nearest in the next. */
export function neighbourOf(places: readonly Place[], from: Place, way: Way): Place | undefined {
  if (way === 'ArrowLeft' || way === 'ArrowRight') {
    const line = places.filter(({ along }) => along === from.along)
    return line[line.indexOf(from) + (way === 'ArrowLeft' ? -1 : 1)]
  }
  const ahead = places.filter(({ along }) =>
    way === 'ArrowUp' ? along > from.along : along < from.along,
  )
  return ahead.toSorted((one, other) => nearness(one, from) - nearness(other, from))[0]
}

/** Distance between lines counts more than between sides. */
function nearness(place: Place, from: Place): number {
  return Math.abs(place.along - from.along) * 10 + Math.abs(place.across - from.across)
}

/** The place nearest to a point; undefined if none is near. */
export function placeNear(
  places: readonly Place[],
  point: Pick<Place, 'across' | 'along'>,
): Place | undefined {
  const [near] = places
    .map((place) => ({
      place,
      distance: Math.hypot(place.across - point.across, place.along - point.along),
    }))
    .toSorted((one, other) => one.distance - other.distance)
  return near && near.distance < 0.2 ? near.place : undefined
}

const lines: readonly Line[] = ['goalkeeper', 'defender', 'midfielder', 'forward']

/** The kind of each place, in order. */
export function linesAt(places: readonly Place[]): readonly Line[] {
  return places.map(({ post }) => lines.find((line) => line === post) ?? 'other')
}

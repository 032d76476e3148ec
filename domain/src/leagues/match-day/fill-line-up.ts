import type { Player, LineUpDraft } from './line-up.ts'

/** A person who can be picked. */
export interface Candidate {
  readonly memberId: string
  readonly answer: 'going' | 'maybe' | 'not_going' | null
  readonly isAsked: boolean
  readonly isStaff: boolean
  /** The position on the roster, free text: "Goalkeeper", "DEF". */
  readonly position: string | null
  readonly jerseyNumber: string | null
}

/** The kind of a place on the pitch. */
export type Line = 'goalkeeper' | 'defender' | 'midfielder' | 'forward' | 'other'

const ranks = { going: 0, maybe: 1, silent: 2, not_going: 3 } as const

/** Sorts people by answer: yes, maybe, no reply, no. */
export function compareAnswers(
  one: Pick<Candidate, 'answer'>,
  other: Pick<Candidate, 'answer'>,
): number {
  return ranks[one.answer ?? 'silent'] - ranks[other.answer ?? 'silent']
}

/**
 * Fills the line-up with everyone who is coming: placed players stay, free places go to those who
 * usually play there, then to others, and the rest sit on the bench. Removes players who can't
 * come. "Maybe" only fills free places on the pitch.
 */
export function fillLineUp(
  now: LineUpDraft,
  { people, places }: { readonly people: readonly Candidate[]; readonly places: readonly Line[] },
): LineUpDraft {
  const answers = new Map(people.map(({ memberId, answer }) => [memberId, answer]))
  const kept = now.players.filter(({ memberId }) => answers.get(memberId) !== 'not_going')
  const free = freePlaces(kept, places)
  const isIn = new Set(kept.map(({ memberId }) => memberId))
  const waiting = people.filter(
    ({ memberId, answer, isStaff }) =>
      !isIn.has(memberId) && !isStaff && (answer === 'going' || answer === 'maybe'),
  )
  const placed = placedIn(free, waiting.toSorted(compareAnswers))
  const taken = new Set(placed.map(({ memberId }) => memberId))
  const bench = waiting
    .filter(({ memberId, answer }) => answer === 'going' && !taken.has(memberId))
    .map((person) => playerOf(person, null))
  const players = [...kept, ...placed, ...bench]
  const isThere = players.some(({ memberId }) => memberId === now.captain)
  return { ...now, players, captain: isThere ? now.captain : null }
}

interface FreePlace {
  readonly place: number
  readonly line: Line
}

function freePlaces(kept: readonly Player[], places: readonly Line[]): readonly FreePlace[] {
  const taken = new Set(kept.map(({ place }) => place))
  return places.map((line, place) => ({ place, line })).filter(({ place }) => !taken.has(place))
}

/** Players who are coming get a place before those who may come. */
function placedIn(free: readonly FreePlace[], waiting: readonly Candidate[]): readonly Player[] {
  const chosen = waiting.slice(0, free.length)
  const left = new Set(chosen)
  const players: Player[] = []
  const rest: FreePlace[] = []
  for (const spot of free) {
    const fitting = [...left].find(({ position }) => lineOf(position) === spot.line)
    if (fitting === undefined) rest.push(spot)
    else {
      left.delete(fitting)
      players.push(playerOf(fitting, spot.place))
    }
  }
  // A goalkeeper only plays in the field if no one else is left.
  const others = [...left].toSorted((one, other) => keeperLast(one) - keeperLast(other))
  rest
    .toSorted((one, other) => Number(isGoal(one)) - Number(isGoal(other)))
    .forEach(({ place }, at) => {
      const person = others[at]
      if (person !== undefined) players.push(playerOf(person, place))
    })
  return players
}

function keeperLast({ position }: Candidate): number {
  return Number(lineOf(position) === 'goalkeeper')
}

function isGoal({ line }: FreePlace): boolean {
  return line === 'goalkeeper'
}

function playerOf({ memberId, jerseyNumber }: Candidate, place: number | null): Player {
  const isNumber = jerseyNumber !== null && /^\d{1,3}$/.test(jerseyNumber)
  return { memberId, place, shirtNumber: isNumber ? jerseyNumber : null }
}

const words: readonly (readonly [Line, RegExp])[] = [
  [
    'goalkeeper',
    /goal ?keeper|keeper|torwart|torhüter|tor(?:frau|mann)|gardien|porter|^tor$|^gk$|^tw$/,
  ],
  [
    'midfielder',
    /midfield|mittelfeld|milieu|medio|centro(?:camp| del campo)|^(?:cm|cdm|cam|mf|mid)$/,
  ],
  ['defender', /defen|back|verteidig|abwehr|défen|defens|^(?:cb|lb|rb|df|def)$/],
  ['forward', /forward|striker|wing|attack|sturm|stürmer|angriff|attaqu|delanter|^(?:st|fw|cf)$/],
]

/** The usual place of a player, from the roster's text in any of our languages. */
function lineOf(position: string | null): Line | undefined {
  const said = position?.trim().toLowerCase() ?? ''
  return said === '' ? undefined : words.find(([, pattern]) => pattern.test(said))?.[0]
}

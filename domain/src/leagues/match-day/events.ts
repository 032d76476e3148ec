/** Match events of all sports. */
export const matchEventKinds = [
  'goal',
  'penalty_goal',
  'own_goal',
  'missed_penalty',
  'one_point',
  'two_points',
  'three_points',
  'point',
  'try',
  'conversion',
  'penalty_kick',
  'drop_goal',
  'foul',
  'yellow_card',
  'second_yellow_card',
  'red_card',
  'blue_card',
  'two_minutes',
  'substitution',
  'time_out',
  'shoot_out_scored',
  'shoot_out_missed',
] as const
export type MatchEventKind = (typeof matchEventKinds)[number]

/** More than five long sets need; deleted events count too. */
export const maxMatchEvents = 1000

export interface MatchEvent {
  readonly id: string
  readonly kind: MatchEventKind
  /** The side credited; an own goal counts for the other side. */
  readonly side: 'own' | 'opponent'
  /** The scorer, the player sent off, or the one substituted. */
  readonly member: string | null
  /** The assisting player, or the substitute. */
  readonly partner: string | null
  /** Seconds of the match clock; null without a clock. */
  readonly second: number | null
}

/** Shoot-out kicks decide the match but aren't goals of players. */
export const shootOutKinds = [
  'shoot_out_scored',
  'shoot_out_missed',
] as const satisfies readonly MatchEventKind[]

const cards = ['yellow_card', 'second_yellow_card', 'red_card'] as const

const kindsOfSports: Readonly<Record<string, readonly MatchEventKind[]>> = {
  football: [
    'goal',
    'penalty_goal',
    'own_goal',
    'missed_penalty',
    ...cards,
    'substitution',
    ...shootOutKinds,
  ],
  basketball: ['one_point', 'two_points', 'three_points', 'foul', 'substitution', 'time_out'],
  handball: [
    'goal',
    'penalty_goal',
    'missed_penalty',
    'yellow_card',
    'two_minutes',
    'red_card',
    'blue_card',
    'substitution',
    'time_out',
    ...shootOutKinds,
  ],
  volleyball: ['point', 'yellow_card', 'red_card', 'substitution', 'time_out'],
  rugby: [
    'try',
    'conversion',
    'penalty_kick',
    'drop_goal',
    'yellow_card',
    'red_card',
    'substitution',
  ],
}

/** The event kinds of a sport; an unknown sport only has points. */
export function eventKindsForSport(sport: string): readonly MatchEventKind[] {
  return kindsOfSports[sport] ?? ['point']
}

const worth: Readonly<Partial<Record<MatchEventKind, number>>> = {
  goal: 1,
  penalty_goal: 1,
  own_goal: 1,
  one_point: 1,
  two_points: 2,
  three_points: 3,
  point: 1,
  try: 5,
  conversion: 2,
  penalty_kick: 3,
  drop_goal: 3,
}

/** What an event adds to the score. */
export function scoreValue(kind: MatchEventKind): number {
  return worth[kind] ?? 0
}

/** The score as the sum of the events. */
export function sumScore(events: readonly MatchEvent[]): {
  readonly own: number
  readonly opponent: number
} {
  const sum = (side: MatchEvent['side']) =>
    events
      .filter((event) => sideOf(event) === side)
      .reduce((total, { kind }) => total + scoreValue(kind), 0)
  return { own: sum('own'), opponent: sum('opponent') }
}

function sideOf({ kind, side }: MatchEvent): MatchEvent['side'] {
  if (kind !== 'own_goal') return side
  return side === 'own' ? 'opponent' : 'own'
}

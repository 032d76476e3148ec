/** Match events, over all sports. */
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

/** More than the points of five long sets; those taken back count too. */
export const maxMatchEvents = 1000

export interface MatchEvent {
  readonly id: string
  readonly kind: MatchEventKind
  /** The player credited with it; an own goal counts for the other side. */
  readonly side: 'own' | 'opponent'
  /** The player: who scored, was sent off, or leaves the pitch. */
  readonly member: string | null
  /** Who assisted, or comes on. */
  readonly partner: string | null
  /** Seconds of the match clock; null without a clock. */
  readonly second: number | null
}

/** Kicks of a penalty shoot-out decide the match but are not goals of players. */
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

/** What can be noted in a sport; a sport in own words has the plain score alone. */
export function eventKindsOf(sport: string): readonly MatchEventKind[] {
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
export function worthOf(kind: MatchEventKind): number {
  return worth[kind] ?? 0
}

/** The score as the events tell it. */
export function scoreOf(events: readonly MatchEvent[]): {
  readonly own: number
  readonly opponent: number
} {
  const sum = (side: MatchEvent['side']) =>
    events
      .filter((event) => sideOf(event) === side)
      .reduce((total, { kind }) => total + worthOf(kind), 0)
  return { own: sum('own'), opponent: sum('opponent') }
}

function sideOf({ kind, side }: MatchEvent): MatchEvent['side'] {
  if (kind !== 'own_goal') return side
  return side === 'own' ? 'opponent' : 'own'
}

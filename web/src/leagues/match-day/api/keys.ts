export interface MatchPlace {
  readonly teamId: string
  readonly eventId: string
}

export function matchDayKeyOf({ teamId, eventId }: MatchPlace) {
  return ['leagues', teamId, 'match-day', eventId]
}

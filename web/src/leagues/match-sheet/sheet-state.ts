import type { MatchSheet } from '@touchline/contract/leagues/shapes/matches'

type SheetState = 'proposed' | 'confirmed' | 'ended' | 'waiting'

/** The state of a sheet. Answers count even after the link has ended. */
export function sheetStateOf(
  { proposal, confirmedAt, endsAt }: Pick<MatchSheet, 'proposal' | 'confirmedAt' | 'endsAt'>,
  now: Date,
): SheetState {
  if (proposal !== null) return 'proposed'
  if (confirmedAt !== null) return 'confirmed'
  return new Date(endsAt) <= now ? 'ended' : 'waiting'
}

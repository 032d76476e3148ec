import type { MatchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { isFormat } from '@touchline/domain/teams/options'

import type { Side } from './places.ts'

export function sideOf({ sport, format }: Pick<MatchDay, 'sport' | 'format'>): Side {
  return { sport, format: format !== null && isFormat(format) ? format : null }
}

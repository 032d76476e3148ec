import type { Format } from '../teams/options.ts'

/** Formats of listed sports, and of others by the names their players use. */
const ofSports: Readonly<Record<string, Format>> = {
  basketball: '5v5',
  handball: '7v7',
  rugby: '15v15',
  futsal: '5v5',
  'indoor football': '5v5',
  'indoor soccer': '5v5',
  hallenfußball: '5v5',
  'football en salle': '5v5',
  'fútbol sala': '5v5',
  'rugby sevens': '7v7',
  '7er-rugby': '7v7',
  'rugby à 7': '7v7',
  'rugby 7': '7v7',
}

interface Playing {
  readonly sport: string
  readonly format: Format | null
}

/** The format of a new league: the team's own, or else the usual one of its sport. */
export function defaultFormat({ sport, format }: Playing): Format {
  return format ?? ofSports[sport.trim().toLowerCase()] ?? '11v11'
}

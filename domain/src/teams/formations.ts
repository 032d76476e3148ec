import type { Format } from './options.ts'

const ofFootball: Readonly<Record<Format, readonly string[]>> = {
  '3v3': ['1-1', '2'],
  '4v4': ['1-2', '2-1', '1-1-1'],
  '5v5': ['1-2-1', '2-2', '2-1-1', '1-1-2', '3-1'],
  '6v6': ['2-2-1', '2-1-2', '1-3-1', '3-1-1'],
  '7v7': ['2-3-1', '3-2-1', '2-1-2-1', '3-1-2', '1-3-2', '2-2-2'],
  '8v8': ['3-3-1', '2-3-2', '3-2-2', '2-4-1', '4-2-1'],
  '9v9': ['3-2-3', '3-3-2', '2-4-2', '3-4-1', '4-3-1'],
  '10v10': [],
  '11v11': ['4-4-2', '4-3-3', '4-2-3-1', '4-1-4-1', '3-5-2', '3-4-3', '5-3-2', '5-4-1'],
  '13v13': [],
  '15v15': [],
}

/** The usual football formations for a format; empty for other sports. */
export function formationsOf(sport: string, format: Format | null): readonly string[] {
  if (sport !== 'football') return []
  return ofFootball[format ?? '11v11']
}

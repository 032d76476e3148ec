import type { Format } from './options.ts'

const ofFootball: Readonly<Record<Format, readonly string[]>> = {
  '5v5': ['1-2-1', '2-2', '2-1-1', '1-1-2', '3-1'],
  '7v7': ['2-3-1', '3-2-1', '2-1-2-1', '3-1-2', '1-3-2', '2-2-2'],
  '11v11': ['4-4-2', '4-3-3', '4-2-3-1', '4-1-4-1', '3-5-2', '3-4-3', '5-3-2', '5-4-1'],
  '15v15': [],
}

/** The usual formations of football by how many play; other sports have words of their own. */
export function formationsOf(sport: string, format: Format | null): readonly string[] {
  if (sport !== 'football') return []
  return ofFootball[format ?? '11v11']
}

import type { Stage } from '@touchline/contract/leagues/shapes/parts'

/** The displayed stage: the requested one, or the latest; null without any. */
export function shownStage(stages: readonly Stage[], stageId: string | null): string | null {
  const tables = stages.filter(({ kind }) => kind === 'table')
  return (tables.find(({ id }) => id === stageId) ?? tables.at(-1))?.id ?? null
}

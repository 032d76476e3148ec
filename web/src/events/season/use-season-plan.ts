import type { SeasonDraft } from '@touchline/contract/events/shapes/season-planner'
import { planClashes } from '@touchline/domain/events/season/plan-clashes'
import { countryDateOrder } from '@touchline/domain/events/season/read-date'
import { useEffect, useMemo, useReducer } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'

import { cellReader } from './cell-reader.ts'
import type { CellContext } from './plan-cells.ts'
import { isEmpty, linesOf, planReducer } from './plan-lines.ts'
import type { PlanOwner } from './plan-owner.ts'
import { useAutosave } from './use-autosave.ts'
import { weekBlocks } from './week-blocks.ts'

/** The rows being edited, with what they mean, what clashes and whether they are saved. */
export function useSeasonPlan(owner: PlanOwner, draft: SeasonDraft) {
  const language = useLanguage().language
  const [state, dispatch] = useReducer(planReducer, draft.rows, linesOf)
  const saving = useAutosave(owner, state, dispatch)
  useEffect(() => dispatch({ type: 'read', rows: draft.rows }), [draft.rows])

  const { lines } = state
  const { season, teams, matches, shared, venues, closures } = draft
  const dateOrder = countryDateOrder(draft.country)
  const ownTeam = owner.kind === 'team' ? owner.id : undefined
  const readCells = useMemo(() => {
    const teamIds = new Set(teams.map(({ id }) => id))
    return cellReader({ season, teamIds, language, dateOrder }, ownTeam)
  }, [season, teams, language, dateOrder, ownTeam])
  const found = useMemo(() => {
    const readings = new Map(
      lines.filter((line) => !isEmpty(line)).map((line) => [line.id, readCells(line.cells)]),
    )
    const read = lines.flatMap((line) => {
      const row = readings.get(line.id)?.row
      return row === undefined ? [] : [{ line, row }]
    })
    const blocks = weekBlocks(read, matches)
    const capacities = new Map(venues.map(({ key, capacity }) => [key, capacity]))
    const { breaks } = season
    const clashes = planClashes({ blocks, capacities, shared, closures, breaks })
    return { readings, blocks, clashes }
  }, [lines, readCells, matches, shared, venues, closures, season])
  const context: CellContext = { language, teams, dateOrder, ownTeam }
  return { owner, draft, lines, dispatch, context, saving, ...found }
}

export type SeasonPlan = ReturnType<typeof useSeasonPlan>

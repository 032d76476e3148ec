import { eventDraft, type EventDraft } from '@touchline/contract/events/shapes/draft'
import type { SeasonPublication } from '@touchline/contract/events/shapes/season-planner'
import {
  datesLeftOut,
  type ReadPlanRow,
  type Season,
} from '@touchline/domain/events/season/read-row'

import type { Place } from '../fixture-list/apply-fixture.ts'

interface Drafting {
  readonly season: Season
  readonly titles: SeasonPublication['titles']
  readonly place: Place
}

/** The series or match that a row of the plan becomes. */
export function draftOf(row: ReadPlanRow, { season, titles, place }: Drafting): EventDraft {
  const { first, last, from, to, venue, opponent, side, weekdays } = row
  const times = { date: first, startTime: from, endTime: to, ...place(venue === '' ? null : venue) }
  if (row.kind === 'friendly')
    return eventDraft.parse({
      ...times,
      type: 'exhibition-game',
      title: titles.friendly,
      opponent,
      homeAway: side,
    })
  return eventDraft.parse({
    ...times,
    type: 'practice',
    title: titles.training,
    repeat: {
      every: 'week',
      weekdays: [...weekdays],
      except: [...datesLeftOut(row, season)],
      ends: { kind: 'until', day: last },
    },
  })
}

import { clubCalendarRoutes } from './club-calendar.ts'
import { clubVenueRoutes } from './club-venues.ts'
import { fixtureListRoutes } from './fixture-list.ts'
import { seasonPlanRoutes } from './season-plan.ts'
import { seasonPlannerRoutes } from './season-planner.ts'
import { teamSeasonPlannerRoutes } from './team-season-planner.ts'

/** A club's week and season, and the season of one team. */
export const clubRoutes = {
  ...clubCalendarRoutes,
  ...clubVenueRoutes,
  ...fixtureListRoutes,
  ...seasonPlanRoutes,
  ...seasonPlannerRoutes,
  ...teamSeasonPlannerRoutes,
}

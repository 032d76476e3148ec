import { clubMoveRoutes } from './routes/club.ts'
import { teamMoveRoutes } from './routes/team.ts'

export const movesRoutes = { ...clubMoveRoutes, ...teamMoveRoutes }

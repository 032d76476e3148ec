import { factorRoutes } from './factors.ts'
import { identityRoutes } from './identities.ts'
import { logoutRoutes } from './logout.ts'
import { reauthenticateRoutes } from './reauthenticate.ts'
import { sessionRoutes } from './sessions.ts'
import { userRoutes } from './user.ts'

/** Operations on one's own account. */
export const ownAccountRoutes = [
  userRoutes,
  identityRoutes,
  logoutRoutes,
  reauthenticateRoutes,
  factorRoutes,
  sessionRoutes,
] as const

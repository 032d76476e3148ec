import { fieldRoutes } from './routes/fields.ts'
import { fileRoutes } from './routes/files.ts'
import { guardianRoutes } from './routes/guardians.ts'
import { importRoutes } from './routes/imports.ts'
import { kitRoutes } from './routes/kit.ts'
import { manyRoutes } from './routes/many.ts'
import { memberRoutes } from './routes/member.ts'
import { rosterRoutes } from './routes/roster.ts'

export const membersRoutes = {
  ...rosterRoutes,
  ...memberRoutes,
  ...guardianRoutes,
  ...manyRoutes,
  ...kitRoutes,
  ...fieldRoutes,
  ...importRoutes,
  ...fileRoutes,
}

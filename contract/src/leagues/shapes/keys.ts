import { z } from 'zod'

import { id } from '../../wire/values.ts'

export const leagueKey = z.object({ teamId: id, leagueId: id })

export const removedId = z.object({ id })

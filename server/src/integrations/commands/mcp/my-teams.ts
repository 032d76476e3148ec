import { id } from '@touchline/contract/wire/values'
import { z } from 'zod'

import { readHints, toolOf } from './tool.ts'

const output = z.object({
  teams: z.array(
    z.object({
      teamId: id,
      name: z.string(),
      club: z.string().nullable(),
      role: z.string(),
      isAdmin: z.boolean(),
    }),
  ),
  children: z
    .array(z.object({ memberId: id, firstName: z.string(), teamId: id, team: z.string() }))
    .describe('Empty unless the person allowed access to their children'),
})

export const myTeams = toolOf({
  name: 'my_teams',
  title: 'My teams',
  description: 'The teams of the person, with their ids and role, and the teams of their children.',
  scopes: ['teams:read'],
  input: z.object({}),
  output,
  hints: readHints,
  async run({ operations, account }) {
    const mine = await operations.teams.mine()
    const children = account.program.seesChildren ? mine.children : []
    return {
      teams: mine.teams.map(({ id: teamId, name, clubName: club, role, isAdmin }) => ({
        teamId,
        name,
        club,
        role,
        isAdmin,
      })),
      children: children.map(({ id: teamId, name: team, child: { memberId, firstName } }) => ({
        memberId,
        firstName,
        teamId,
        team,
      })),
    }
  },
})

import type { TeamPermission } from '@touchline/domain/teams/permissions'
import { z } from 'zod'

import { inTeam } from '../access.ts'
import { teamKey } from '../shapes.ts'

interface Kind<List, One, Key, Added, Changed> {
  /** A word for one item, used in summaries. */
  readonly one: string
  readonly many: string
  /** Needed to edit; everyone in the team may read. */
  readonly permission: TeamPermission
  readonly path: `/${string}`
  readonly keyName: string
  readonly shapes: {
    readonly list: List
    readonly one: One
    readonly key: Key
    readonly added: Added
    readonly changed: Changed
  }
}

/** The four endpoints of a list in the team settings. */
export function crud<
  List extends z.ZodType,
  One extends z.ZodType,
  Key extends z.ZodType,
  Added extends z.ZodType,
  Changed extends z.ZodType,
>({ one, many, permission, path, keyName, shapes }: Kind<List, One, Key, Added, Changed>) {
  const tags = ['Team settings']
  const all = `/teams/{teamId}${path}` as const
  const single = `${all}/{${keyName}}` as const
  return {
    list: inTeam('team.view')
      .route({ method: 'GET', path: all, tags, summary: many })
      .input(teamKey)
      .output(shapes.list),
    add: inTeam(permission)
      .route({ method: 'POST', path: all, tags, successStatus: 201, summary: `Add ${one}` })
      .input(shapes.added)
      .output(shapes.one),
    change: inTeam(permission)
      .route({ method: 'PUT', path: single, tags, summary: `Change ${one}` })
      .input(shapes.changed)
      .output(shapes.one),
    remove: inTeam(permission)
      .route({ method: 'DELETE', path: single, tags, summary: `Delete ${one}` })
      .input(shapes.key)
      .output(z.object({ id: z.uuid() })),
  }
}

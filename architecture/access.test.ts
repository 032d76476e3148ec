import { traverseContractProcedures } from '@orpc/server'
import { expect, test } from 'vitest'

import { contract } from '../contract/src/contract.ts'
import { metaOf } from '../contract/src/wire/access.ts'
import { isClubPermission } from '../domain/src/clubs/permissions.ts'
import { isTeamPermission } from '../domain/src/teams/permissions.ts'
import { describe as documentOf } from '../server/src/platform/http/openapi.ts'
import { codeIn, isTest, read } from './sources.ts'

const operations: { name: string; path: string; meta: ReturnType<typeof metaOf> }[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: one, path }) => {
  operations.push({
    name: path.join('.'),
    path: one['~orpc'].route.path ?? '',
    meta: metaOf(one),
  })
})

/**
 * The caller has no role there: it is deleted, or they are about to join. The commands check who
 * they are.
 */
const withoutRole: ReadonlySet<string> = new Set([
  'clubs.restore',
  'teams.restore',
  'invitations.join',
  'invitations.openClubInvitation',
  'invitations.acceptClubInvitation',
])

test('an operation on a team or club in its path checks a permission there, or is public', () => {
  const wrong = operations.filter(({ name, path, meta }) => {
    if (meta.access === 'anyone' || withoutRole.has(name)) return false
    if (path.includes('{teamId}')) return meta.access !== 'team'
    return path.includes('{clubId}') && meta.access !== 'club'
  })
  expect(wrong.map(({ name, meta }) => `${name} is for ${meta.access}`)).toEqual([])
})

test('operations of a team or club name a permission from its table', () => {
  const wrong = operations.filter(({ meta: { access, permission = '' } }) => {
    if (access === 'team') return !isTeamPermission(permission)
    if (access === 'club') return !isClubPermission(permission)
    return permission !== ''
  })
  expect(wrong.map(({ name, meta }) => `${name}: ${meta.permission}`)).toEqual([])
})

test('the OpenAPI document says who may call an operation', async () => {
  const { paths } = await documentOf(contract, 'https://touchline.example')
  const described = Object.values(paths).flatMap((methods) => Object.values(methods))
  const missing = described.filter(
    ({ description }) => !/^(?:For|Open to) /.test(description ?? ''),
  )
  expect(missing.map(({ operationId }) => operationId)).toEqual([])
})

/** Other code gets the actor from these, limited by the token in use. */
const entrances = [
  /^server\/src\/teams\/(?:routes|queries)\//,
  // Checks again once the team's joining is locked.
  /^server\/src\/invitations\/commands\/(?:decide|invitation-context)\.ts$/,
  // Reads the roster and the actor in one statement.
  /^server\/src\/members\/queries\/roster-rows\.ts$/,
]

test('only the handlers of teams identify the caller', () => {
  const others = codeIn('server/src').filter(
    (file) =>
      !entrances.some((entrance) => entrance.test(file)) &&
      !isTest(file) &&
      /import \{[^}]*\brequireActor\b/.test(read(file)),
  )
  expect(others).toEqual([])
})

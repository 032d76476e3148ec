import {
  leagueDetails,
  type NewLeagueInput,
  type LeagueDetails,
} from '@touchline/contract/leagues/shapes/league'
import type { Actor } from '@touchline/domain/teams/actor'

import { eventsRoutes } from '#server/events/routes.ts'
import { requestsOver, type Request } from '#server/events/testing/requests.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { leaguesRoutes } from '../routes.ts'

const methods: readonly Request['method'][] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Leagues over real HTTP. */
export function leagueRequests(platform: TestPlatform) {
  const ask = requestsOver(platform, { leagues: leaguesRoutes, events: eventsRoutes })

  const create = async (
    { accountId, teamId }: Actor,
    input: Partial<NewLeagueInput> = {},
  ): Promise<LeagueDetails> => {
    const body = { name: 'Regional league', ...input }
    const made = await ask(accountId, { method: 'POST', path: `/teams/${teamId}/leagues`, body })
    return leagueDetails.parse(made.body)
  }

  const at = ({ league }: LeagueDetails, rest = '') =>
    `/teams/${league.teamId}/leagues/${league.id}${rest}`

  const read = async ({ accountId }: Actor, whole: LeagueDetails): Promise<LeagueDetails> =>
    leagueDetails.parse((await ask(accountId, { method: 'GET', path: at(whole) })).body)

  const send = (
    { accountId }: Actor,
    line: `${Request['method']} ${string}`,
    body: object = {},
  ) => {
    const [verb = '', path = ''] = line.split(' ')
    const method = methods.find((one) => one === verb)
    if (method === undefined) throw new Error(`no method: ${line}`)
    return ask(accountId, { method, path, body })
  }

  /** Changes one match; `path` is that of the match. */
  const editMatch = (actor: Actor, path: string, edit: object) => {
    const [matches, matchId] = splitPath(path)
    return send(actor, `PATCH ${matches}`, { edits: [{ matchId, ...edit }] })
  }

  /** Deletes one match; `path` is that of the match. */
  const removeMatch = (actor: Actor, path: string) => {
    const [matches, matchId] = splitPath(path)
    return send(actor, `POST ${matches}/removals`, { matchIds: [matchId] })
  }

  return { ask, create, at, read, send, editMatch, removeMatch }
}

function splitPath(path: string): [matches: string, matchId: string] {
  const at = path.lastIndexOf('/')
  return [path.slice(0, at), path.slice(at + 1)]
}

import {
  dehydrateQuery,
  type DehydratedState,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import { codeOf } from '../client/refusal.ts'
import { buildHere } from './build.ts'
import { type DeviceKey, forgetOnDevice, keepOnDevice } from './device.ts'

const day = 24 * 60 * 60_000
/** Older data is neither shown nor stored. */
export const longestAge = 14 * day

type KeptQuery = DehydratedState['queries'][number]

/**
 * Marks a query whose last response is stored and works offline. Everything else, such as health
 * data, isn't stored.
 */
export function keepOffline(alsoOn: readonly string[] = [], cut: Cut = (data) => data) {
  return { gcTime: day, meta: { kept: cut, alsoOn } }
}

/** Removes parts of a response that may not be stored. */
type Cut = (data: unknown) => unknown

/**
 * Like `kept`, until an expiry in the response. Only loaded on request, never by events or focus.
 */
export function keptUntil(untilOf: (data: unknown) => string | undefined) {
  const { gcTime, meta } = keepOffline()
  return {
    gcTime,
    meta: { ...meta, deliberate: true, untilOf },
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }
}

/** Restores stored responses to the cache; deletes old ones and those of another version. */
export function restoreQueries(
  cache: QueryClient,
  stored: readonly (readonly [DeviceKey, unknown])[],
  now: Date,
): void {
  const queries = stored.filter(([key]) => key[1] === 'query')
  const { meta } = keepOffline()
  const good = queries.flatMap(([, value]) =>
    isRecent(value, now) ? [{ ...value.query, meta: { ...meta, ...endFrom(value) } }] : [],
  )
  hydrate(cache, { queries: good }, { defaultOptions: { queries: { gcTime: day } } })

  const hashes = new Set(good.map(({ queryHash }) => queryHash))
  const gone = new Set(queries.map(([key]) => key[2]).filter((id) => !hashes.has(id)))
  if (gone.size > 0) void forgetOnDevice(([, kind, id]) => kind === 'query' && gone.has(id))
}

/** The expiry known when it was stored. */
function endFrom({ until }: Kept) {
  return until === undefined ? {} : { deliberate: true, untilOf: () => until }
}

/** Removes expired data from open pages too. */
export function forgetEnded(cache: QueryClient, now: Date): void {
  const ended = cache.getQueryCache().findAll({ predicate: (query) => isOver(endOf(query), now) })
  for (const { queryKey } of ended) cache.removeQueries({ queryKey, exact: true })
  forgetStored(ended)
}

/** Removes deleted data from the device, and from the cache unless still displayed. */
export function forgetGone(cache: QueryClient, queryKey: QueryKey): void {
  forgetStored(cache.getQueryCache().findAll({ queryKey }))
  cache.removeQueries({ queryKey, type: 'inactive' })
}

function forgetStored(queries: readonly Query[]): void {
  const hashes = new Set(queries.map(({ queryHash }) => queryHash))
  if (hashes.size > 0) void forgetOnDevice(([, kind, id]) => kind === 'query' && hashes.has(id))
}

function endOf({ meta, state }: Query): string | undefined {
  const untilOf = meta?.['untilOf']
  if (typeof untilOf !== 'function' || state.data === undefined) return undefined
  const until: unknown = Reflect.apply(untilOf, undefined, [state.data])
  return typeof until === 'string' ? until : undefined
}

/** Stores responses from now on and deletes refused ones. Returns a function that stops it. */
export function keepQueries(cache: QueryClient, owner: string): () => void {
  const queries = cache.getQueryCache()
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function write(): void {
    clearTimeout(timer)
    timer = undefined
    const things = queries
      .findAll({ predicate: ({ queryHash }) => changed.has(queryHash) })
      .filter(({ state }) => state.status === 'success')
      .map((query) => [[owner, 'query', query.queryHash], recordOf(query)] as const)
    changed.clear()
    if (things.length > 0) void keepOnDevice(things)
  }

  /** A pending tap is stored at once, with what the screen shows for it. */
  function writeIn(pause: number): void {
    if (timer !== undefined && pause > 0) return
    clearTimeout(timer)
    timer = setTimeout(write, pause)
  }

  const ends = setInterval(() => forgetEnded(cache, new Date()), nextEnds)
  const ending = new AbortController()
  globalThis.addEventListener('pagehide', write, { signal: ending.signal })
  const unsubscribe = queries.subscribe((event) => {
    const query = queries.get(event.query.queryHash)
    if (event.type !== 'updated' || query === undefined || !isKept(query)) return
    const { action } = event
    if (action.type === 'success') {
      changed.add(query.queryHash)
      writeIn(action.manual ? 0 : writeAfter)
    }
    if (action.type === 'error' && isRefused(action.error)) forgetRefused(cache, query)
  })
  // Responses that came before the listener.
  for (const query of queries.findAll({ predicate: isKept })) changed.add(query.queryHash)
  if (changed.size > 0) writeIn(writeAfter)
  return () => {
    ending.abort()
    unsubscribe()
    clearTimeout(timer)
    clearInterval(ends)
  }
}

const writeAfter = 400
/** Milliseconds between checks for expired data. */
const nextEnds = 10 * 60_000

/** Removes refused data; if a team refuses access, all its data. */
function forgetRefused(cache: QueryClient, refused: Query): void {
  refused.setState({ data: undefined })
  const [teamId] = teamOf(refused)
  if (teamId === undefined)
    void forgetOnDevice(([, kind, id]) => kind === 'query' && id === refused.queryHash)
  else forgetTeam(cache, teamId)
}

/** Deletes data of teams no longer in the reader's list. */
export function keepOnlyTeams(cache: QueryClient, mine: ReadonlySet<string>): void {
  const known = cache.getQueryCache().getAll().flatMap(teamOf)
  for (const teamId of known) if (!mine.has(teamId)) forgetTeam(cache, teamId)
}

/** The team whose page this is. */
function teamOf({ queryKey: [capability, teamId, what] }: Query): string[] {
  return capability === 'teams' && what === 'page' && typeof teamId === 'string' ? [teamId] : []
}

/** Deletes all data of a team that was left; refetches queries across teams. */
function forgetTeam(cache: QueryClient, teamId: string): void {
  void forgetOnDevice(([, kind, id]) => kind === 'query' && !isElsewhere(id, teamId))
  cache.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey.includes(teamId),
  })
  void cache.invalidateQueries({
    predicate: ({ meta, queryKey: [first, second] }) =>
      meta?.['kept'] !== undefined && first !== 'teams' && !namesTeam(second),
  })
}

/** True for data of another team, by the second part of its key. */
function isElsewhere(hash: string, teamId: string): boolean {
  const key: unknown = JSON.parse(hash)
  const second: unknown = Array.isArray(key) ? key[1] : undefined
  return namesTeam(second) && second !== teamId
}

function namesTeam(word: unknown): boolean {
  return typeof word === 'string' && word.length === 36
}

const passing: readonly string[] = [
  'unavailable',
  'maintenance',
  'unexpected',
  'too_many_requests',
  'too_many_files',
]

function isRefused(error: unknown): boolean {
  return !passing.includes(codeOf(error))
}

function isKept({ meta }: Query): boolean {
  return meta?.['kept'] !== undefined
}

function recordOf(query: Query): Kept {
  const { meta, ...dehydrated } = dehydrateQuery(query)
  const { state } = dehydrated
  const cut: unknown = meta?.['kept']
  const data: unknown =
    typeof cut === 'function' ? Reflect.apply(cut, undefined, [state.data]) : undefined
  const until = endOf(query)
  return {
    build: buildHere(),
    ...(until !== undefined && { until }),
    query: {
      ...dehydrated,
      state: { ...state, data, fetchMeta: null, error: null, fetchFailureReason: null },
    },
  }
}

interface Kept {
  readonly build: string
  /** The expiry (ISO instant), whatever the age. */
  readonly until?: string
  readonly query: KeptQuery
}

function isRecent(value: unknown, now: Date): value is Kept {
  const updatedAt = fieldIn(fieldIn(fieldIn(value, 'query'), 'state'), 'dataUpdatedAt')
  const isOfBuild = fieldIn(value, 'build') === buildHere()
  if (!isOfBuild || typeof updatedAt !== 'number' || isOver(fieldIn(value, 'until'), now))
    return false
  return now.getTime() - updatedAt < longestAge
}

/** Without an expiry data doesn't expire; an invalid one counts as past. */
function isOver(until: unknown, now: Date): boolean {
  return until !== undefined && !(typeof until === 'string' && until > now.toISOString())
}

function fieldIn(thing: unknown, name: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined
}

import type { Question } from './running.ts'
import type { SweptEndpoint } from './swept.ts'
import type { Ids } from './world.ts'

/** The names of the ids in an endpoint's request. */
export function idsIn(one: SweptEndpoint, ids: Ids): (keyof Ids)[] {
  const named: Record<keyof Ids, string> = { ...ids }
  for (const name of idNames(named)) named[name] = `«${name}»`
  const question = JSON.stringify(questionOf(one, named))
  return idNames(named).filter((name) => question.includes(`«${name}»`))
}

export function idNames(ids: Ids): (keyof Ids)[] {
  return Object.keys(ids).filter((name): name is keyof Ids => name in ids)
}

/** A request to an endpoint with these ids in path and body. */
export function questionOf({ method, path, row }: SweptEndpoint, ids: Ids): Question {
  const filled = `${path}${row.query}`.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'kind' ? 'membership' : String(Object.entries(ids).find(([key]) => key === name)?.[1]),
  )
  const question = { method, path: `/rest/v1${filled}` }
  return row.body === undefined ? question : { ...question, body: row.body(ids) }
}

import { scopeFor } from '@touchline/domain/integrations/scopes'
import { expect, test } from 'vitest'

import { contract } from '../contract/src/contract.ts'
import { codeIn, foldersIn, isTest, read } from './sources.ts'

interface Endpoint {
  readonly '~orpc': { readonly route: { readonly method?: string } }
}

const capabilities: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract

/** The heading in docs/records/scopes.md under which each endpoint is listed. */
function documentedScopes(): Map<string, string> {
  const documented = new Map<string, string>()
  const [, ...sections] = read('docs/records/scopes.md').split(/^## /m)
  for (const section of sections) {
    const heading = section.slice(0, section.indexOf('\n')).replaceAll('`', '')
    for (const [, name = ''] of section.matchAll(/`(\w+\.\w+)`/g)) {
      expect(documented.has(name), `${name} stands twice`).toBe(false)
      documented.set(name, heading)
    }
  }
  return documented
}

test('docs/records/scopes.md lists the scope of every endpoint, or that it is for people only', () => {
  const ruled = Object.entries(capabilities).flatMap(([capability, endpoints]) =>
    Object.entries(endpoints).map(
      ([
        endpoint,
        {
          '~orpc': { route },
        },
      ]) => {
        const name = `${capability}.${endpoint}`
        return [name, scopeFor({ name, method: route.method ?? 'POST' }) ?? 'Only people']
      },
    ),
  )
  expect(Object.fromEntries(documentedScopes())).toEqual(Object.fromEntries(ruled))
})

test('routes get the account together with the limits of its token', () => {
  const routes = foldersIn('server/src').flatMap((folder) =>
    codeIn(`server/src/${folder}`).filter((file) => /\/routes(?:\/|\.ts$)/.test(file)),
  )
  expect(routes.length).toBeGreaterThan(50)
  const forgetful = routes.filter(
    (file) => !isTest(file) && /\brequirePerson\b.*teams\/queries\/actor/.test(read(file)),
  )
  expect(forgetful).toEqual([])
})

import { getRouter, isProcedure } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { webhookMessages } from '@touchline/contract/integrations/shapes/webhooks'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { router } from '#server/capabilities.ts'
import { tokenAccess } from '#server/integrations/commands/programs.ts'
import { describe as openApiOf } from '#server/platform/http/openapi.ts'
import { keyOf, signedHeaders } from '#server/platform/outbound/standard-webhooks.ts'

import { endpoints } from './support/endpoints.ts'

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
})
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
const document = await openApiOf(contract, 'https://touchline.example', tokenAccess)
const { paths } = described.parse(document)

test('implements every endpoint of the contract', () => {
  const missing = endpoints().filter(({ name }) => !isProcedure(getRouter(router, name.split('.'))))
  expect(missing).toEqual([])
})

test('describes every endpoint at an address of its own', () => {
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(written.toSorted()).toEqual(
    endpoints()
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  )
})

test('says which endpoints need no account', () => {
  const open = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  const expected = endpoints().filter(({ isOpen }) => isOpen)
  expect(open.toSorted()).toEqual(
    expected.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test('says which scope a token needs, and which endpoints are for people only', () => {
  const documented = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId, security = [] }) => {
      const scopes = security.flatMap(({ token = [] }) => token)
      return [operationId, scopes[0]]
    }),
  )
  const isOpen = new Set(endpoints().flatMap((one) => (one.isOpen ? [one.name] : [])))
  expect(documented.filter(([name = '']) => !isOpen.has(name))).toEqual(
    documented.flatMap(([name = '']) =>
      isOpen.has(name) ? [] : [[name, tokenAccess.scopeOf(name)]],
    ),
  )
})

test.each(Object.entries(webhookMessages))('describes %s with an example', (type, shape) => {
  const { post } = document.webhooks[type] ?? {}
  const { example } = post?.requestBody?.content['application/json'] ?? {}
  expect(shape.safeParse(example).error).toBeUndefined()
})

test.each(Object.keys(webhookMessages))('describes what signs %s', (type) => {
  const { parameters = [] } = document.webhooks[type]?.['post'] ?? {}
  const sent = signedHeaders({ id: 'id', body: '', now: new Date() }, [keyOf('key')])
  expect(['content-type', ...parameters.map(({ name }) => name)]).toEqual(Object.keys(sent))
  expect(parameters.filter(({ example }) => example === undefined)).toEqual([])
})

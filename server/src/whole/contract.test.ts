import { getRouter, isProcedure } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { describe as openApiOf } from '#server/platform/http/openapi.ts'
import { router } from '../capabilities.ts'
import { endpoints } from './testing/endpoints.ts'

const operation = z.object({ security: z.array(z.unknown()).optional() })
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
const { paths } = described.parse(await openApiOf(contract, 'https://touchline.example'))

test('every endpoint of the contract is implemented', () => {
  const missing = endpoints().filter(({ name }) => !isProcedure(getRouter(router, name.split('.'))))
  expect(missing).toEqual([])
})

test('every endpoint is described, and no two share an address', () => {
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(written.toSorted()).toEqual(
    endpoints()
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  )
})

test('the description says which endpoints need no account', () => {
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

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { takeAnswer } from './take-answer.ts'

const key = ['collections', 'herons', 'fee']

/** A page with a query, and a server that answers on the test's command. */
function aPage() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const question = Promise.withResolvers<string>()
    asked.push(question)
    return question.promise
  }
  const page = new QueryObserver<string>(cache, { queryKey: key, queryFn })
  const leave = page.subscribe(() => undefined)
  return { cache, asked, leave, shown: () => cache.getQueryData<string>(key) }
}

test("a read that began before the change doesn't overwrite it", async () => {
  const { cache, asked, shown } = aPage()
  asked[0]?.resolve('draft')
  await vi.waitFor(() => expect(shown()).toBe('draft'))
  void cache.refetchQueries({ queryKey: key })
  expect(asked).toHaveLength(2)

  takeAnswer(cache, key, 'open')
  expect(asked, 'asked for once more').toHaveLength(3)
  asked[1]?.resolve('draft')
  await asked[1]?.promise
  await Promise.resolve()
  expect(shown()).toBe('open')

  asked[2]?.resolve('closed meanwhile')
  await vi.waitFor(() => expect(shown()).toBe('closed meanwhile'))
})

test('nothing is refetched without a running read', async () => {
  const { cache, asked, shown } = aPage()
  asked[0]?.resolve('draft')
  await vi.waitFor(() => expect(shown()).toBe('draft'))
  takeAnswer(cache, key, 'open')
  expect(shown()).toBe('open')
  expect(asked).toHaveLength(1)
})

test("a read of a closed page doesn't overwrite it either", async () => {
  const { cache, asked, leave, shown } = aPage()
  leave()
  takeAnswer(cache, key, 'open')
  asked[0]?.resolve('draft')
  await asked[0]?.promise
  await Promise.resolve()
  expect(shown()).toBe('open')
  expect(asked).toHaveLength(1)
})

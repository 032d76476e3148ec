import { expect, test } from 'vitest'

import type { ToastMessage } from '#web/ui/toast.tsx'

import {
  durationOf,
  withoutFailureOf,
  withoutNews,
  withoutToast,
  withToast,
} from './toast-queue.ts'

const news = (id: number): ToastMessage => ({ id, title: `news ${id}`, tone: 'good' })
const failure = (id: number): ToastMessage => ({ id, title: `failure ${id}`, tone: 'error' })
const offer: ToastMessage = {
  id: 9,
  title: 'Removed',
  tone: 'good',
  action: { label: 'Undo', onPress: () => undefined },
}

const ids = (queue: readonly ToastMessage[]) => queue.map(({ id }) => id)

test('a notice replaces a notice', () => {
  expect(ids(withToast([news(1)], news(2)))).toEqual([2])
})

test.each([
  ['an error', failure(1)],
  ['an action', offer],
])('a toast with %s stays until closed; a new one waits behind it', (_, first) => {
  const queue = withToast([first], news(2))
  expect(ids(queue)).toEqual([first.id, 2])
  expect(ids(withoutToast(queue, first.id))).toEqual([2])
  expect(durationOf(first)).toBeUndefined()
})

test('only the latest waiting notice is kept', () => {
  expect(ids([news(2), news(3)].reduce(withToast, [failure(1)]))).toEqual([1, 3])
})

test('a notice disappears after five seconds', () => {
  expect(durationOf(news(1))).toBe(5000)
})

test('an error disappears when its action is retried, others stay', () => {
  const [save, remove] = [{}, {}]
  const queue = [{ ...failure(1), pressed: save }, { ...failure(2), pressed: remove }, news(3)]
  expect(ids(withoutFailureOf(queue, save))).toEqual([2, 3])
})

test('a toast with Undo stays, whatever is pressed', () => {
  const remove = {}
  expect(ids(withoutFailureOf([{ ...offer, pressed: remove }], remove))).toEqual([9])
})

test('an opening dialog replaces notices; toasts to read or act on stay', () => {
  expect(ids(withoutNews([news(1)]))).toEqual([])
  expect(ids(withoutNews([failure(1), offer, news(2)]))).toEqual([1, 9])
})

import { expect, test } from 'vitest'

import { findNextEvent } from './find-next-event.ts'

const now = new Date('2026-03-14T10:00:00Z')
const running = { name: 'running', endsAt: '2026-03-14T10:30:00Z', cancelledAt: null, mine: [1] }
const over = { ...running, name: 'over', endsAt: '2026-03-14T09:59:00Z' }
const cancelled = { ...running, name: 'cancelled', cancelledAt: '2026-03-13T10:00:00Z' }
const ofOthers = { ...running, name: 'of others', mine: [] }

test.each([
  ['what runs still', [running], 'running'],
  ['nothing that is over', [over, running], 'running'],
  ['nothing that is cancelled', [cancelled, running], 'running'],
  ['what asks me before what asks others', [ofOthers, running], 'running'],
  ['what asks others where nothing asks me', [over, cancelled, ofOthers], 'of others'],
  ['nothing where nothing comes', [over, cancelled], undefined],
])('the next event is %s', (_what, events, name) => {
  expect(findNextEvent(events, now)?.name).toBe(name)
})

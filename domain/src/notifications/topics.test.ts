import { expect, test } from 'vitest'

import { eventLetterKinds } from '../accounts/letter-kinds.ts'
import { topics } from '../accounts/topics.ts'
import { notificationKinds } from './kinds.ts'
import { isChange } from './recipients.ts'
import { topicOf } from './topics.ts'

test('assigns each kind to exactly one of five topics', () => {
  expect(Object.keys(topicOf).toSorted()).toEqual([...notificationKinds].toSorted())
  for (const topic of Object.values(topicOf)) expect(topics).toContain(topic)
})

test('treats moves and cancellations as changes, and lets readers choose every event email', () => {
  for (const kind of notificationKinds.filter(isChange)) expect(topicOf[kind]).toBe('changes')
  const ofEvents = new Set(eventLetterKinds.map((kind) => topicOf[kind]))
  expect([...ofEvents].toSorted()).toEqual(['changes', 'new_events', 'reminders'])
})

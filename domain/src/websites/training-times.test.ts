import { expect, test } from 'vitest'

import { maxTrainingTimes, trainingTimes } from './training-times.ts'

const tuesday = { weekday: 2, from: '17:30', until: '19:00', venue: 'North Field' }

test('what repeats is a training time, by weekday and time', () => {
  const thursday = { ...tuesday, weekday: 4 }
  const early = { ...tuesday, from: '16:00' }
  const trainings = [thursday, tuesday, early, tuesday, thursday, early]
  expect(trainingTimes(trainings)).toEqual([early, tuesday, thursday])
})

test('a single extra training is none', () => {
  expect(trainingTimes([tuesday, { ...tuesday, venue: 'South Field' }])).toEqual([])
})

test('the list is short whatever the calendar holds', () => {
  const many = Array.from({ length: 30 }, (_, minute) => ({
    ...tuesday,
    from: `17:${10 + minute}`,
  }))
  expect(trainingTimes([...many, ...many])).toHaveLength(maxTrainingTimes)
})

import { expect, test } from 'vitest'

import { taskName } from './tasks.ts'

const words = {
  balls: 'Bälle',
  water_bottles: 'Trinkflaschen',
  captain: 'Kapitän',
  laundry: 'Wäsche',
  jerseys: 'Trikots',
  car: 'Auto',
  food: 'Essen',
  referee: 'Schiri',
  first_aid: 'Erste Hilfe',
}

test.each([
  ['balls', 'Bälle'],
  ['first_aid', 'Erste Hilfe'],
  ['Balls', 'Balls'],
  ['constructor', 'constructor'],
])('“%s” is shown as “%s”', (name, called) => {
  expect(taskName(name, words)).toBe(called)
})

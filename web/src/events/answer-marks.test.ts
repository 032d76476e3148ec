import { expect, test } from 'vitest'

import type { AnswerGroup } from './answer-groups.ts'
import { marksOf } from './answer-marks.ts'

const silent = { answer: null, waiting: null } as const
const going = { answer: 'going', waiting: null } as const
const inLine = { answer: 'going', waiting: 2 } as const
const staysAway = { answer: 'not_going', waiting: null } as const

interface Case {
  readonly mine: Parameters<typeof marksOf>[0]
  readonly isOpen: boolean
  readonly marks: readonly AnswerGroup[]
}

test.each<Case>([
  { mine: [], isOpen: true, marks: [] },
  { mine: [silent], isOpen: true, marks: ['silent'] },
  { mine: [silent], isOpen: false, marks: [] },
  { mine: [going, going], isOpen: true, marks: ['going'] },
  { mine: [staysAway, going, silent], isOpen: true, marks: ['silent', 'going', 'not_going'] },
  { mine: [staysAway, inLine, silent], isOpen: false, marks: ['waiting', 'not_going'] },
])('an open event ($isOpen) bears the marks $marks', ({ mine, isOpen, marks }) => {
  expect(marksOf(mine, { isOpen })).toEqual(marks)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { answers, countPromotions, noAnswers, updateCounts, answerStateAfter } from './answers.ts'
import type { Answer, Counts, Places, AnswerState } from './answers.ts'

/** The server's state: everyone's answer, and the waiting list in order. */
interface Line {
  readonly places: Places
  readonly counts: Counts
  readonly standings: ReadonlyMap<string, AnswerState>
  readonly waiting: readonly string[]
}

function emptyLine(places: Places): Line {
  return { places, counts: noAnswers, standings: new Map(), waiting: [] }
}

function say(line: Line, member: string, wanted: Answer): Line {
  const before = line.standings.get(member)
  const after = answerStateAfter(before, wanted, line)
  const others = line.waiting.filter((other) => other !== member || after.waiting)
  const joins = after.waiting && before?.waiting !== true
  return moveUp({
    ...line,
    counts: updateCounts(line.counts, before, after),
    standings: new Map(line.standings).set(member, after),
    waiting: joins ? [...others, member] : others,
  })
}

function moveUp(line: Line): Line {
  const moved = line.waiting.slice(0, countPromotions(line.places, line.counts))
  return moved.reduce<Line>((current, member) => {
    const before = current.standings.get(member)
    const after: AnswerState = { answer: 'going', waiting: false }
    return {
      ...current,
      counts: updateCounts(current.counts, before, after),
      standings: new Map(current.standings).set(member, after),
      waiting: current.waiting.slice(1),
    }
  }, line)
}

function placed(line: Line): readonly string[] {
  return [...line.standings]
    .filter(([, standing]) => standing.answer === 'going' && !standing.waiting)
    .map(([member]) => member)
    .toSorted()
}

test('gives everyone a place without a limit, and makes everyone wait with zero places', () => {
  const names = ['ana', 'luis', 'eva']
  const open = names.reduce((line, name) => say(line, name, 'going'), emptyLine(null))
  const closed = names.reduce((line, name) => say(line, name, 'going'), emptyLine(0))
  expect(placed(open)).toEqual(['ana', 'eva', 'luis'])
  expect(closed.waiting).toEqual(names)
})

test('moves a person who changes yes to no and back to the end of the waiting list', () => {
  const full = say(say(say(emptyLine(1), 'ana', 'going'), 'luis', 'going'), 'eva', 'going')
  const back = say(say(full, 'ana', 'not_going'), 'ana', 'going')
  expect(placed(back)).toEqual(['luis'])
  expect(back.waiting).toEqual(['eva', 'ana'])
})

test('promotes the first person waiting when a place is freed, once', () => {
  const full = say(say(say(emptyLine(1), 'ana', 'going'), 'luis', 'going'), 'eva', 'going')
  const freed = say(full, 'ana', 'maybe')
  expect(placed(freed)).toEqual(['luis'])
  expect(say(freed, 'ana', 'maybe')).toEqual(freed)
})

test('frees no place when someone leaves the waiting list', () => {
  const full = say(say(say(emptyLine(1), 'ana', 'going'), 'luis', 'going'), 'eva', 'going')
  const left = say(full, 'luis', 'not_going')
  expect(placed(left)).toEqual(['ana'])
  expect(left.waiting).toEqual(['eva'])
})

test('changes nothing when an answer is repeated', () => {
  const full = say(say(emptyLine(1), 'ana', 'going'), 'luis', 'going')
  expect(say(say(full, 'luis', 'going'), 'ana', 'going')).toEqual(full)
})

test('promotes people from the waiting list in order when places are added', () => {
  const names = ['ana', 'luis', 'eva', 'iker']
  const line = names.reduce((current, name) => say(current, name, 'going'), emptyLine(1))
  const wider = moveUp({ ...line, places: 3 })
  expect(placed(wider)).toEqual(['ana', 'eva', 'luis'])
  expect(wider.waiting).toEqual(['iker'])
})

test('never exceeds the places, and keeps the counts equal to the answers', () => {
  const someone = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')
  const saying = fc.tuple(someone, fc.constantFrom(...answers))
  const limit = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null })
  fc.assert(
    fc.property(limit, fc.array(saying, { maxLength: 60 }), (places, said) => {
      let line = emptyLine(places)
      for (const [member, answer] of said) {
        const before = line
        line = say(line, member, answer)
        expect(line.counts.going).toBeLessThanOrEqual(places ?? Number.POSITIVE_INFINITY)
        expect(line.counts).toEqual(counted(line))
        expect(new Set(line.waiting).size).toBe(line.waiting.length)
        expect(line.waiting.length === 0 || line.counts.going === places).toBe(true)
        expect(isInOrder(before.waiting, line.waiting, member)).toBe(true)
        expect(say(line, member, answer)).toEqual(line)
      }
    }),
  )
})

function counted(line: Line): Counts {
  const standings = [...line.standings.values()]
  const waiting = standings.filter((standing) => standing.waiting).length
  const said = (answer: Answer) => standings.filter((standing) => standing.answer === answer).length
  return {
    going: said('going') - waiting,
    maybe: said('maybe'),
    notGoing: said('not_going'),
    waiting,
  }
}

/** The waiting list keeps its order; only the person who answered may be added at the end. */
function isInOrder(before: readonly string[], after: readonly string[], speaker: string): boolean {
  const stayed = before.filter((member) => after.includes(member))
  const expected =
    stayed.includes(speaker) || !after.includes(speaker) ? stayed : [...stayed, speaker]
  return expected.join(' ') === after.join(' ')
}

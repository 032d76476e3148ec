import { contract } from '@touchline/contract/contract'
import { register } from '@touchline/text/registrations/public/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import type { OwnRegistration } from './api.ts'
import { FamilyAnswers } from './family-answers.tsx'

const { own: text } = register
const own = example(contract.registrations.open)
const person = first(own.people)

function open(more: Partial<OwnRegistration>, state: OwnRegistration['people'][number]['state']) {
  const answers: string[] = []
  const shown = { ...own, ...more, people: [{ ...person, state }] }
  const part = (
    <FamilyAnswers own={shown} isBusy={false} onAnswer={(answer) => answers.push(answer)} />
  )
  return { answers, opened: openPart(part, { as: 'visitor' }) }
}

test('confirms with one tap', async () => {
  const { answers, opened } = open({ isConfirmed: false }, 'new')
  await opened
  await expectAccessible()
  await press(page.getByRole('button', { name: text.confirm }))
  expect(answers).toEqual(['confirm'])
})

test('takes an offered place, or asks before it is given up', async () => {
  const { answers, opened } = open({ isConfirmed: true }, 'offered')
  await opened
  await press(page.getByRole('button', { name: text.take }))
  await press(page.getByRole('button', { name: text.decline }))
  await press(page.getByRole('button', { name: text.withdraw }))
  expect(answers).toEqual(['take', 'withdraw'])
})

test('has nothing to ask once it is decided', async () => {
  const { opened } = open({ isConfirmed: true }, 'declined')
  await opened
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

import { contract } from '@touchline/contract/contract'
import type { HandOverNote } from '@touchline/contract/events/shapes/hand-overs'
import { events } from '@touchline/text/events/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { agreedPlan, anna, ben, tom } from '#web/children/homes/testing/tom.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { openPart } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { server } from '#web/testing/server.ts'

import { HandOverNotes } from './hand-over-notes.tsx'

const { handOver: text } = events
const player = teamOf('player')
const event = { teamId: player.team.id, id: '019cebf5-0f00-7000-8000-0000000000a1' }
const asParent = {
  team: { ...player, actor: { ...player.actor, memberId: undefined, childIds: [tom.memberId] } },
}
const asTom = {
  team: { ...player, actor: { ...player.actor, memberId: tom.memberId, childIds: [] } },
}

function noteBy({ id: guardianId, firstName }: typeof anna | typeof ben, words: string) {
  const writtenAt = '2026-03-16T10:00:00.000Z'
  const isMine = guardianId === anna.id
  return { memberId: tom.memberId, guardianId, writtenBy: firstName, isMine, words, writtenAt }
}

async function open(notes: HandOverNote[], as: typeof asParent | typeof asTom = asParent) {
  server.answers(contract.children.homes, { children: [{ ...tom, agreed: agreedPlan }] })
  server.answers(contract.events.handOvers, { notes })
  await openPart(<HandOverNotes event={event} mine={tom} />, as)
}

test('a guardian reads the other one’s note and changes the own', async () => {
  await open([noteBy(ben, 'Boots are in the bag'), noteBy(anna, 'Please fetch him')])
  await expect.element(page.getByText('Boots are in the bag')).toBeVisible()
  await expect.element(page.getByText(text.by('Ben'))).toBeVisible()
  await page.getByRole('button', { name: text.change }).click()
  await expect.element(page.getByLabelText(text.note)).toHaveValue('Please fetch him')
  await expectAccessible()
})

test('a guardian is offered to write one', async () => {
  await open([])
  await page.getByRole('button', { name: text.add }).click()
  await expect.element(page.getByLabelText(text.note)).toHaveFocus()
})

test('the child reads notes and writes none', async () => {
  await open([noteBy(ben, 'Boots are in the bag')], asTom)
  await expect.element(page.getByText('Boots are in the bag')).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('without a plan nothing is asked', async () => {
  server.answers(contract.children.homes, { children: [tom] })
  await openPart(<HandOverNotes event={event} mine={tom} />, asParent)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { PhotoConsentWarning } from './photo-consent-warning.tsx'

const { pictures: text } = members

type Consent = 'yes' | 'no' | 'unanswered' | null

const roster = (people: Readonly<Record<string, Consent>>) => {
  const [member] = example(contract.members.list).members
  if (member === undefined) throw new Error('the example has nobody')
  return {
    members: Object.entries(people).map(([firstName, pictures], at) => ({
      ...member,
      id: member.id.replace(/.{2}$/, String(at + 10)),
      firstName,
      lastName: 'Ruiz',
      pictures,
    })),
    total: Object.keys(people).length,
    nextCursor: null,
  }
}

const open = (people: Readonly<Record<string, Consent>>) => {
  server.answers(contract.members.list, roster(people))
  return openPart(<PhotoConsentWarning />)
}

test("names members with a photo opt-out, and those who haven't answered", async () => {
  await open({ Leo: 'no', Mia: 'unanswered', Ana: 'yes', Eva: null })
  await expect
    .element(page.getByText(`${text.refused('Leo Ruiz')} · ${text.unanswered('Mia Ruiz')}`))
    .toBeVisible()
  await expectAccessible()
})

test('collapses many names to one line', async () => {
  await open({ Leo: 'no', Mia: 'unanswered', Ana: 'unanswered', Eva: 'unanswered' })
  const names = page.getByText(/Mia Ruiz, Ana Ruiz,? and Eva Ruiz/)
  await expect.element(names).not.toBeVisible()
  await page.getByText(text.count(4)).click()
  await expect.element(names).toBeVisible()
  await expectAccessible()
})

test('shows nothing if everyone may be shown', async () => {
  await open({ Ana: 'yes' })
  await expect.element(page.getByText(/photo/i)).not.toBeInTheDocument()
})

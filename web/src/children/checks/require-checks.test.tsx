import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { RequireChecks } from './require-checks.tsx'

const { checks: text } = children
const { requireChecks } = contract.children
const clubId = '019cebf5-0f00-7000-8000-0000000000c1'
const checks = { ...example(contract.children.staffChecks), isRequired: false }
const [someone] = checks.people
const toggle = page.getByRole('switch', { name: text.wanted, exact: true })

function open(differently: Partial<typeof checks> = {}, me = 'a colleague') {
  return openPart(<RequireChecks clubId={clubId} checks={{ ...checks, ...differently }} me={me} />)
}

proveQuestion('asking staff for background checks', {
  open: async () => {
    await open()
    await press(toggle, ' ')
  },
  trigger: toggle,
  endpoint: requireChecks,
  title: text.wantTitle,
  consequence: text.excludedStaff(1),
  confirm: text.want,
  sends: { clubId, isRequired: true },
})

test('warns readers who would lose access themselves', async () => {
  await open({}, someone?.accountId)
  await press(toggle, ' ')
  await expectSaid(text.excludedMe.nobody_records)
})

test('turns on at once if everyone has a valid check', async () => {
  server.answers(requireChecks)
  await open({ people: checks.people.map((person) => ({ ...person, standing: 'valid' })) })
  await press(toggle, ' ')
  await expect.poll(() => server.sentTo(requireChecks)).toMatchObject([{ isRequired: true }])
})

test('turns off without asking', async () => {
  server.answers(requireChecks)
  await open({ isRequired: true })
  await press(toggle, ' ')
  await expect.poll(() => server.sentTo(requireChecks)).toMatchObject([{ isRequired: false }])
})

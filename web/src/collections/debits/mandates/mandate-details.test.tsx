import { contract } from '@touchline/contract/contract'
import { debits } from '@touchline/text/collections/debits/en'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example, first } from '#web/testing/endpoint.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { MandateDetails } from './mandate-details.tsx'

const { mandates: text } = debits
const clubId = example(contract.clubs.get).club.id
const mandate = { ...first(example(contract.collections.mandates).mandates), personId: null }
const revoke = page.getByRole('button', { name: text.revoke })

const open = (shown: Parameters<typeof MandateDetails>[0]['mandate']) =>
  openDialog((onClose) => (
    <MandateDetails
      clubId={clubId}
      mandate={shown}
      onEdit={vi.fn<() => void>()}
      onClose={onClose}
    />
  ))

proveQuestion('revoking a mandate', {
  open: async () => {
    await open(mandate)
    await press(revoke)
  },
  trigger: revoke,
  endpoint: contract.collections.revokeMandate,
  title: text.revokeTitle,
  consequence: text.revokeText,
  confirm: text.revoke,
  sends: { clubId, mandateId: mandate.id },
})

test("a mandate from a member’s record links there, and can't be changed here", async () => {
  await open({ ...mandate, personId: clubId })
  await expect.element(page.getByRole('link', { name: text.toRecord })).toBeVisible()
  await expect.element(revoke).not.toBeInTheDocument()
  await expectAccessible()
})

import { contract } from '@touchline/contract/contract'
import { children } from '@touchline/text/children/en'
import { page } from 'vitest/browser'

import { openUntilDone } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { RemoveCheck } from './remove-check.tsx'

const { checks: text } = children
const key = {
  clubId: '019cebf5-0f00-7000-8000-0000000000c1',
  accountId: '019cebf5-0f00-7000-8000-0000000000a1',
}

proveQuestion('taking the record of a check away', {
  open: () => openUntilDone((onDone) => <RemoveCheck {...key} onDone={onDone} />),
  asks: page.getByRole('button', { name: text.forget, exact: true }),
  endpoint: contract.children.removeCheck,
  title: text.forget,
  consequence: text.forgetText,
  confirm: text.forget,
  sends: key,
  says: text.forgotten,
})

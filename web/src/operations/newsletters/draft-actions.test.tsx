import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { DraftActions } from './draft-actions.tsx'
import { newsletter } from './testing/newsletter.ts'
import { useDraft } from './use-draft.ts'

const { newsletters: text } = operations.admin
const button = (name: string) => page.getByRole('button', { name, exact: true })
const send = button(text.send(3, '3'))

function Actions({ kept, isChanged = false }: { kept: typeof newsletter; isChanged?: boolean }) {
  const draft = useDraft(kept)
  return <DraftActions newsletter={kept} draft={{ ...draft, isChanged }} />
}

proveQuestion('sending a newsletter', {
  open: async () => {
    await openPart(<Actions kept={newsletter} />)
    await press(send)
  },
  endpoint: contract.operations.sendNewsletter,
  title: text.ask,
  consequence: text.askLead(3, '3'),
  confirm: text.send(3, '3'),
  sends: { newsletterId: newsletter.id },
  refusals: [{ code: 'conflict', says: text.alreadySent }],
  trigger: send,
})

proveQuestion('deleting a draft', {
  open: async () => {
    await openPart(<Actions kept={newsletter} />)
    await press(button(text.remove))
  },
  endpoint: contract.operations.removeNewsletter,
  title: text.askRemove,
  consequence: text.askRemoveLead,
  confirm: text.remove,
  sends: { newsletterId: newsletter.id },
  trigger: button(text.remove),
})

test('is tried out on whoever writes it', async () => {
  server.answers(contract.operations.testNewsletter, { to: 'ana@example.org' })
  await openPart(<Actions kept={newsletter} />)
  await press(button(text.test))
  await expectSaid(text.tested('ana@example.org'))
  await expect
    .poll(() => server.sentTo(contract.operations.testNewsletter))
    .toEqual([{ newsletterId: newsletter.id, language: 'en' }])
})

test('only what is kept goes out', async () => {
  await openPart(<Actions kept={newsletter} isChanged />)
  for (const one of [send, button(text.test)]) {
    await expect.element(one).toBeDisabled()
    await expect.element(one).toHaveAccessibleDescription(text.saveFirst)
  }
})

test('nobody to send it to is said', async () => {
  await openPart(<Actions kept={{ ...newsletter, recipients: 0 }} />)
  await expect.element(button(text.send(0, '0'))).toHaveAccessibleDescription(text.nobody)
})

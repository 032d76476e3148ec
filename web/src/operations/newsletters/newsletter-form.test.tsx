import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { NewsletterForm } from './newsletter-form.tsx'
import { newsletter } from './testing/newsletter.ts'

const { newsletters: text } = operations.admin
const save = page.getByRole('button', { name: text.save, exact: true })

function openNewsletter(kept?: typeof newsletter) {
  server.answers(contract.operations.previewNewsletter)
  return openPart(<NewsletterForm kept={kept} />)
}

proveForm('writing a newsletter', {
  open: () => openNewsletter(),
  endpoint: contract.operations.saveNewsletter,
  answer: newsletter,
  fillings: {
    [text.kind]: text.kinds.partner_offers,
    [text.subject]: 'Winter',
    [text.words]: 'Indoor season begins',
  },
  submit: text.save,
  sends: {
    kind: 'partner_offers',
    texts: [{ language: 'en', subject: 'Winter', words: 'Indoor season begins' }],
  },
  wrong: [
    { label: text.subject, typed: ' ', says: text.subjectMissing },
    { label: text.words, typed: '', says: text.wordsMissing },
  ],
})

test('leads to the language in which half is missing, and keeps the others', async () => {
  server.answers(contract.operations.saveNewsletter, newsletter)
  await openNewsletter(newsletter)
  await fillIn({ [text.language]: 'Français', [text.subject]: 'L’automne' })
  await fillIn({ [text.language]: 'English •' })
  await press(save)
  await expectRefused(text.words, text.wordsMissing)
  expectFilled({ [text.subject]: 'L’automne' })
  await fillIn({ [text.words]: 'Ce qui est nouveau' })
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.operations.saveNewsletter))
    .toMatchObject([{ texts: [{ language: 'en', subject: 'Autumn' }, { language: 'fr' }] }])
})

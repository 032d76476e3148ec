import { contract } from '@touchline/contract/contract'
import { sitePages } from '@touchline/domain/operations/site-pages'
import { languages } from '@touchline/domain/values/language'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'

import { SitePagesForm } from './site-pages-form.tsx'

const { pages: text } = operations.admin
const texts = sitePages.flatMap((of) =>
  languages.map((language) => ({ page: of, language, words: '', changedAt: null })),
)
const openPages = () => openPart(<SitePagesForm texts={texts} />)

proveForm('writing the imprint', {
  open: openPages,
  endpoint: contract.operations.writeSitePage,
  answer: { texts },
  fillings: { [text.page]: text.names.privacy, [text.words]: '# Who we are' },
  submit: text.save,
  sends: { page: 'privacy', language: 'en', words: '# Who we are', seenAt: null },
  refusals: [{ code: 'changed_meanwhile', label: text.words, says: text.changedMeanwhile }],
})

test('shows what visitors will see, and keeps words while another page is shown', async () => {
  await openPages()
  await expectSaid(text.nothing)
  await fillIn({ [text.words]: '# Who we are' })
  await expect.element(page.getByRole('heading', { name: 'Who we are' })).toBeVisible()
  await fillIn({ [text.page]: text.names.privacy })
  expectFilled({ [text.words]: '' })
  await fillIn({ [text.page]: text.names.imprint })
  expectFilled({ [text.words]: '# Who we are' })
})

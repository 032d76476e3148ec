import { contract } from '@touchline/contract/contract'
import { memberImport as text } from '@touchline/text/members/import/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import ImportMembersPage from './import-members-page.tsx'

const { previewImport, confirmImport } = contract.members
const rows = 'First name;Last name\nLea;Ruiz'
const preview = {
  ...example(previewImport),
  questions: [{ kind: 'team_spelling' as const, spellings: [{ name: 'U12', rows: 1 }] }],
}
const { importSessionId, fingerprint } = preview

async function openWithList(): Promise<void> {
  server.answers(contract.members.listImports, { imports: [] })
  server.answers(contract.members.listFields)
  server.answers(previewImport, preview)
  await openPart(<ImportMembersPage />)
  await page.getByLabelText(text.paste).fill(rows)
  await page.getByRole('button', { name: text.read, exact: true }).click()
  await expect.element(page.getByText(text.questionsTitle)).toBeVisible()
}

test('uploads the list once, then sends its session with the answers', async () => {
  await openWithList()
  server.answers(previewImport, { ...preview, questions: [] })
  await page.getByText(text.questions.sameTeam).click()
  const answers = { teamSpelling: 'same' }
  await expect
    .poll(() => server.sentTo(previewImport))
    .toMatchObject([{ content: { text: rows } }, { content: { importSessionId }, answers }])

  server.answers(confirmImport)
  await page
    .getByRole('button', { name: text.confirm(preview.counts.new + preview.counts.changed) })
    .click()
  await expect
    .poll(() => server.sentTo(confirmImport))
    .toMatchObject([{ importSessionId, fingerprint, answers }])
})

test('asks for the list again when its session has ended', async () => {
  await openWithList()
  server.refuses(previewImport, 'not_found')
  await page.getByText(text.questions.sameTeam).click()
  await expectSaid(text.listGone)
  await expect.element(page.getByLabelText(text.paste)).toBeVisible()
})

import { contract } from '@touchline/contract/contract'
import { memberImport as text } from '@touchline/text/members/import/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'
import { chooseFile } from '#web/testing/upload-request.ts'

import { ChooseList } from './choose-list.tsx'
import ImportMembersPage from './import-members-page.tsx'

const rows = 'First name;Last name\nLea;Ruiz'

proveForm('pasting a list of members', {
  open: () => {
    server.answers(contract.members.listImports, { imports: [] })
    server.answers(contract.members.listFields)
    return openPart(<ImportMembersPage />)
  },
  endpoint: contract.members.previewImport,
  fillings: { [text.paste]: rows },
  submit: text.read,
  sends: { fileName: text.pastedName, content: { text: rows } },
  refusals: [{ code: 'import_no_rows' }, { code: 'import_empty' }],
})

test('does nothing before text is pasted', async () => {
  await openPart(<ChooseList refusal={undefined} busy={false} onRead={() => undefined} />)
  const read = page.getByRole('button', { name: text.read, exact: true })
  await expect.element(read).toBeDisabled()
  await page.getByLabelText(text.paste).fill(rows)
  await expect.element(read).toBeEnabled()
})

test('reads a file under its name', async () => {
  const lists: { fileName: string; content: object }[] = []
  await openPart(
    <ChooseList refusal={undefined} busy={false} onRead={(list) => lists.push(list)} />,
  )
  await chooseFile(
    page.getByLabelText(text.choose),
    new File([rows], 'team.csv', { type: 'text/csv' }),
  )
  await expect
    .poll(() => lists)
    .toMatchObject([{ fileName: 'team.csv', content: { base64: btoa(rows) } }])
})

test("doesn't send a file that is too large", async () => {
  const lists: object[] = []
  await openPart(
    <ChooseList refusal={undefined} busy={false} onRead={(list) => lists.push(list)} />,
  )
  await chooseFile(
    page.getByLabelText(text.choose),
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'team.csv'),
  )
  await expectSaid(wire.errors.import_too_large)
  expect(lists).toEqual([])
})

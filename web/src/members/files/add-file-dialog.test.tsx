import { contract } from '@touchline/contract/contract'
import { memberFiles as text } from '@touchline/text/members/files/en'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectRefused } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'
import { UploadRequest } from '#web/testing/upload-request.ts'

import { lea } from '../testing/member.ts'
import { AddFileDialog } from './add-file-dialog.tsx'

const member = { teamId: teamOf('admin').team.id, memberId: lea.id }
const file = new File(['%PDF-1.7'], 'licence 2026.pdf', { type: 'application/pdf' })
const fileId = '019cebf5-0f00-7000-8000-0000000000d1'

beforeAll(() => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  return () => vi.unstubAllGlobals()
})

function openFile() {
  server.answersAt(
    'POST /storage/v1/documents',
    { id: fileId, name: file.name, bytes: file.size },
    201,
  )
  return openDialog((onClose) => <AddFileDialog member={member} file={file} onClose={onClose} />)
}

proveDialog('adding a file to a member', {
  open: openFile,
  endpoint: contract.members.addFile,
  fillings: {
    [text.kind]: text.kinds.licence,
    [text.title]: 'Licence of Lea',
    [text.validUntil]: '2027-06-30',
  },
  submit: text.save,
  sends: {
    memberId: lea.id,
    fileId,
    kind: 'licence',
    title: 'Licence of Lea',
    validUntil: '2027-06-30',
  },
  wrong: [{ label: text.title, typed: ' ', says: text.titleRequired }],
  refusals: [{ code: 'team_files_full' }],
})

test("proposes the file's name as title, and asks for the kind", async () => {
  await openFile()
  expectFilled({ [text.title]: 'licence 2026' })
  await press(page.getByRole('button', { name: text.save, exact: true }))
  await expectRefused(text.kind, text.kindRequired)
  expect(server.sentAt('POST /storage/v1/documents')).toEqual([])
})

import { contract } from '@touchline/contract/contract'
import { clubDocuments as text } from '@touchline/text/clubs/documents/en'
import { clubPeople } from '@touchline/text/clubs/people/en'
import { wire } from '@touchline/text/wire/en'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'
import { chooseFile, UploadRequest } from '#web/testing/upload-request.ts'

import { aPerson } from '../people/testing/people.ts'
import { DocumentDialog } from './document-dialog.tsx'

const clubId = example(contract.clubs.get).club.id
const team = first(example(contract.clubs.teams).teams)
const other = { ...team, id: '019cebf5-0f00-7000-8000-0000000000d2', name: 'Under 14' }
const known = {
  ...first(example(contract.clubs.documents).documents),
  teamIds: [team.id],
  sentTo: null,
}
const all = { id: '019cebf5-0f00-7000-8000-0000000000e1', name: 'Everyone', filter: {} }
const marta = { firstName: 'Marta', lastName: 'Gil', email: 'marta@example.org', phone: null }
const place = {
  teamId: team.id,
  memberId: all.id,
  teamName: 'U12',
  role: 'Player',
  isArchived: false,
}
const mia = {
  ...aPerson({ firstName: 'Mia', parents: [marta], places: [place], isReached: false }),
  id: '019cebf5-0f00-7000-8000-0000000000e2',
}
const pia = {
  ...aPerson({ firstName: 'Pia', lastName: 'Roth', places: [] }),
  id: '019cebf5-0f00-7000-8000-0000000000e3',
}
const rosa = {
  ...aPerson({ firstName: 'Rosa', places: [], email: 'rosa@example.org' }),
  id: '019cebf5-0f00-7000-8000-0000000000e4',
}
const file = new File(['%PDF-1.7'], 'statutes 2026.pdf', { type: 'application/pdf' })
const fileId = '019cebf5-0f00-7000-8000-0000000000d1'

beforeAll(() => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  return () => vi.unstubAllGlobals()
})

const open = (document: Parameters<typeof DocumentDialog>[0]['document']) => {
  server.answers(contract.clubs.teams, { teams: [team, other] })
  server.answers(contract.clubs.filters, { filters: [all] })
  const people = [mia, pia, rosa]
  server.answers(contract.clubs.members, { people, count: people.length, nextNumber: '1' })
  return openDialog((onClose) => (
    <DocumentDialog clubId={clubId} teams={[team, other]} document={document} onClose={onClose} />
  ))
}

proveDialog('changing a document of the club', {
  open: () => open(known),
  endpoint: contract.clubs.saveDocument,
  fillings: { [text.name]: 'Statutes of 2026' },
  submit: wire.save,
  sends: { documentId: known.id, name: 'Statutes of 2026', teamIds: [team.id], fileId: null },
  wrong: [{ label: text.name, typed: ' ', says: text.nameRequired }],
})

test('a new document is named like its file, and is for everyone in all teams', async () => {
  server.answersAt(
    'POST /storage/v1/documents',
    { id: fileId, name: file.name, bytes: file.size },
    201,
  )
  server.answers(contract.clubs.saveDocument, example(contract.clubs.saveDocument))
  await open(undefined)
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect.element(page.getByText(text.fileRequired)).toBeVisible()
  await chooseFile(page.getByLabelText(text.choose), file)
  expectFilled({ [text.name]: 'statutes 2026' })
  await fillIn({ [text.name]: 'Statutes' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.clubs.saveDocument)[0])
    .toMatchObject({ name: 'Statutes', fileId, audience: 'everyone', teamIds: [team.id, other.id] })
})

test('a document for a saved filter goes to its people, and names those who can’t see it', async () => {
  server.answersAt(
    'POST /storage/v1/documents',
    { id: fileId, name: file.name, bytes: file.size },
    201,
  )
  server.answers(contract.clubs.saveDocument, example(contract.clubs.saveDocument))
  await open(undefined)
  await chooseFile(page.getByLabelText(text.choose), file)
  await page.getByRole('combobox', { name: clubPeople.for }).click()
  await page.getByRole('option', { name: clubPeople.filter('Everyone') }).click()
  await expect.element(page.getByText(/^2 people, \d guardians?$/)).toBeVisible()
  await expect.element(page.getByText(clubPeople.notShown('Pia Roth'))).toBeVisible()
  await expect.element(page.getByText(clubPeople.notJoined(1))).toBeVisible()
  await expect.element(page.getByText(clubPeople.byEmail(1))).toBeVisible()
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.clubs.saveDocument)[0])
    .toMatchObject({ audience: 'people', teamIds: [], personIds: [mia.id, rosa.id], fileId })
})

test('a document for people keeps them when its name changes', async () => {
  server.answers(contract.clubs.saveDocument, example(contract.clubs.saveDocument))
  await open({ ...known, audience: 'people', sentTo: { people: 24, guardians: 18 } })
  await expect.element(page.getByText(`${clubPeople.for} 24 people, 18 guardians`)).toBeVisible()
  await fillIn({ [text.name]: 'Camp' })
  await press(page.getByRole('button', { name: wire.save, exact: true }))
  await expect
    .poll(() => server.sentTo(contract.clubs.saveDocument)[0])
    .toMatchObject({ audience: 'people', name: 'Camp', personIds: null })
})

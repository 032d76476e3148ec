import { contract } from '@touchline/contract/contract'
import { operations } from '@touchline/text/operations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { AnnouncementRow } from './announcement-row.tsx'

const { announcements: text } = operations.admin
const announcement = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  kind: 'maintenance',
  startsAt: '2099-01-01T12:00:00.000Z',
  endsAt: '2099-01-01T14:00:00.000Z',
  texts: [{ language: 'en', text: 'We update on Sunday.' }],
} as const
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = () =>
  openPart(
    <ul>
      <AnnouncementRow announcement={{ ...announcement, texts: [...announcement.texts] }} />
    </ul>,
  )

proveQuestion('removing an announcement', {
  open: async () => {
    await open()
    await press(button(text.remove))
  },
  endpoint: contract.operations.saveAnnouncement,
  answer: { announcements: [] },
  title: text.ask,
  consequence: text.consequence,
  confirm: text.remove,
  sends: { announcementId: announcement.id, announcement: null },
  trigger: button(text.remove),
})

test('shows what it says, and opens it to be changed', async () => {
  await open()
  await expectSaid('We update on Sunday.')
  await expectAccessible()
  await press(button(text.edit))
  await expect.element(page.getByRole('dialog', { name: text.edit })).toBeVisible()
})

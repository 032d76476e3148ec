import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { Announcements } from './announcements.tsx'

const one = { id: '1', kind: 'info', text: 'New: leagues.' } as const
const other = { id: '2', kind: 'maintenance', text: 'We update on Sunday.' } as const

test('shows announcements until they are dismissed, also after a reload', async () => {
  await openPart(<Announcements shown={[one, other]} />)
  await expectSaid(one.text)
  await expectAccessible()
  await press(page.getByRole('button', { name: wire.close }).first())
  await expect.element(page.getByText(one.text)).not.toBeInTheDocument()
  await openPart(<Announcements shown={[one, other]} />)
  await expectSaid(other.text)
  await expect.element(page.getByText(one.text)).not.toBeInTheDocument()
})

import { registrations } from '@touchline/text/registrations/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'

import { DeclineDialog } from './decline-dialog.tsx'

const { declining: text } = registrations

test('declines with words of the club’s own', async () => {
  const said: string[] = []
  await openDialog((onClose) => (
    <DeclineDialog
      names="Mia"
      isBusy={false}
      problem={undefined}
      onClose={onClose}
      onDecline={(message) => said.push(message)}
    />
  ))
  await expectAccessible()
  await page.getByRole('textbox').fill('Try again in spring.')
  await press(page.getByRole('button', { name: text.confirm }))
  expect(said).toEqual(['Try again in spring.'])
})

import { QueryClient } from '@tanstack/react-query'
import { offline } from '@touchline/text/site/offline/en'
import { wire } from '@touchline/text/wire/en'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { signOutWithWarning } from '#web/platform/offline/sign-out-warning.ts'
import { forgetWaiting, restoreWaiting, unsentCount } from '#web/platform/offline/waiting.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'
import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { Button } from '#web/ui/button.tsx'

import { LeavingDialog } from './leaving-dialog.tsx'

const { leaving } = offline
const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
const dialog = page.getByRole('alertdialog')

afterEach(forgetWaiting)

/** Answers tapped without a network, and a button that signs out. */
async function askToLeave(unsent: number): Promise<{ readonly left: () => number }> {
  let left = 0
  const leave = () => signOutWithWarning(() => (left += 1))
  await openPart(<Page onLeave={leave} />)
  // By now the page has read what the device remembers.
  await expect.element(signOut).toBeVisible()
  restoreWaiting(
    new QueryClient(),
    Array.from({ length: unsent }, (_, at) => waiting(String(at))),
  )
  await press(signOut)
  return { left: () => left }
}

function Page({ onLeave }: { onLeave: () => void }) {
  const { user } = useSession()
  return (
    user && (
      <>
        <Button onClick={onLeave}>Sign out</Button>
        <LeavingDialog />
      </>
    )
  )
}

function waiting(key: string) {
  const record = { mutationKey: ['answer'], submittedAt: 0, variables: { key } }
  return [['ana', 'waiting', key], record] as const
}

test.each([1, 3])('asks before %i unsent changes are lost', async (count) => {
  const { left } = await askToLeave(count)
  await expect.element(dialog).toHaveAccessibleName(leaving.title)
  await expectSaid(leaving.text(count))
  await expectAccessible()
  expect(left()).toBe(0)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('signs out when confirmed, and forgets what was not sent', async () => {
  const { left } = await askToLeave(1)
  await press(dialog.getByRole('button', { name: leaving.confirm }))
  expect(left()).toBe(1)
  expect(unsentCount()).toBe(0)
})

test.each(['{Escape}', wire.cancel])('stays signed in after %s', async (key) => {
  const { left } = await askToLeave(1)
  await expect.element(dialog).toBeVisible()
  if (key === wire.cancel) await press(dialog.getByRole('button', { name: key }))
  else await userEvent.keyboard(key)
  await expect.element(signOut).toHaveFocus()
  expect([left(), unsentCount()]).toEqual([0, 1])
})

test('signs out at once when nothing waits', async () => {
  const { left } = await askToLeave(0)
  expect(left()).toBe(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

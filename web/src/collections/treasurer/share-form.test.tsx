import { treasurer } from '@touchline/text/collections/treasurer/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { ShareForm } from './share-form.tsx'
import { collectionOf } from './testing/collection.ts'

const { head: text } = treasurer
const formUrl = 'https://touchline.example/collect/V1NjM0ZkQ2pXb2JzU0d4R2hKaw'
const share = page.getByRole('button', { name: text.share, exact: true })

async function open(part: Parameters<typeof collectionOf>[0] = {}): Promise<void> {
  await openPart(<ShareForm collection={collectionOf({ formUrl, broadcast: 'public', ...part })} />)
  await press(share)
}

test("shows the form's link, to copy and as QR code", async () => {
  await open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(text.share)
  expectFilled({ [text.link]: formUrl })
  await expect.element(page.getByRole('img', { name: text.qr })).toBeVisible()
  await expect.element(page.getByRole('button', { name: text.copyLink })).toBeVisible()
  await expectAccessible()
})

test('Escape returns the focus', async () => {
  await open()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(share).toHaveFocus()
})

test.each([
  { part: {}, says: text.shareText },
  { part: { broadcast: 'private' }, says: text.sharePrivate },
  { part: { state: 'draft' }, says: text.shareDraft },
] as const)('says who can open the link: $says', async ({ part, says }) => {
  await open(part)
  await expectSaid(says)
})

import { contract } from '@touchline/contract/contract'
import { collections } from '@touchline/text/collections/en'
import { treasurer } from '@touchline/text/collections/treasurer/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press, pressInMenu } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { CollectionMenu } from './collection-menu.tsx'
import { collectionKey, collectionOf } from './testing/collection.ts'

const { head: text } = treasurer
const { setState, remove } = contract.collections
const more = page.getByRole('button', { name: text.more })
const line = (name: string) => page.getByRole('menuitem', { name: new RegExp(name) })

const open = (part: Parameters<typeof collectionOf>[0] = {}) =>
  openPart(<CollectionMenu teamId={collectionKey.teamId} collection={collectionOf(part)} />)

proveQuestion('closing a collection', {
  open: async () => {
    await open()
    await pressInMenu(more, line(text.close))
  },
  trigger: more,
  endpoint: setState,
  title: text.closeTitle,
  consequence: text.closeText,
  confirm: text.close,
  sends: { ...collectionKey, state: 'closed' },
})

proveQuestion('deleting a collection that nobody has filled in', {
  open: async () => {
    await open()
    await pressInMenu(more, line(text.delete))
  },
  trigger: more,
  endpoint: remove,
  title: text.deleteTitle,
  consequence: text.deleteText,
  confirm: wire.delete,
  sends: collectionKey,
  says: text.deleted,
})

test('a closed collection is opened again without a question', async () => {
  server.answers(setState)
  await open({ state: 'closed' })
  await pressInMenu(more, line(text.reopen))
  await expect
    .poll(() => server.sentTo(setState))
    .toMatchObject([{ ...collectionKey, state: 'open' }])
})

test("a collection with bills can't be deleted, with the reason", async () => {
  await open({ billCount: 2 })
  await press(more)
  await expect.element(line(text.delete)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(line(text.delete).getByText(text.deleteRefusal)).toBeVisible()
  await expect.element(line(collections.payout)).toBeVisible()
  await expectAccessible()
})

import { contract } from '@touchline/contract/contract'
import { collections } from '@touchline/text/collections/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { paths } from '#web/app/paths.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { DeleteCollection } from './delete-collection.tsx'
import { collectionKey, collectionOf } from './testing/collection.ts'

const { teamId } = collectionKey
const open = () =>
  openDialog((onClose) => (
    <DeleteCollection
      teamId={teamId}
      collection={collectionOf({ state: 'draft' })}
      open
      onOpenChange={onClose}
    />
  ))

proveQuestion('deleting a draft from its page', {
  open,
  endpoint: contract.collections.remove,
  title: collections.deleteTitle,
  consequence: collections.deleteText,
  confirm: wire.delete,
  sends: collectionKey,
  says: collections.deleted,
})

test('returns to the list of collections', async () => {
  server.answers(contract.collections.remove)
  const opened = await open()
  await press(page.getByRole('button', { name: wire.delete }))
  await expect.poll(() => opened.path()).toBe(paths.collections(teamId))
})

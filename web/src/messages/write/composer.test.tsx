import { contract } from '@touchline/contract/contract'
import type { Message } from '@touchline/contract/messages/shapes/message'
import { maxWords } from '@touchline/domain/messages/conversations'
import { messages } from '@touchline/text/messages/en'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { conversationPage, InThread, message } from '../testing/thread.tsx'
import { Composer } from './composer.tsx'
import { useFiles } from './use-files.ts'

const { write: text, newPoll } = messages
const button = (name: string) => page.getByRole('button', { name, exact: true })

interface About {
  readonly editing?: Message
  readonly replyTo?: Message
}

function Writing({ about, said }: { about: About; said: unknown[] }) {
  const { chosen } = useFiles(true)
  return (
    <InThread done={{ change: (changed, change) => said.push([changed.id, change]) }}>
      <Composer
        page={conversationPage}
        chosen={chosen}
        editing={about.editing}
        replyTo={about.replyTo}
        onDone={() => said.push('done')}
        onSend={() => said.push('sent')}
      />
    </InThread>
  )
}

async function openComposer(about: About = {}): Promise<unknown[]> {
  const said: unknown[] = []
  server.answers(contract.messages.type)
  server.answers(contract.messages.send)
  server.answers(contract.messages.list, {
    ...contractList,
    nextCursor: null,
  })
  await openPart(<Writing about={about} said={said} />, { as: 'player' })
  await expect.element(page.getByLabelText(text.label)).toBeVisible()
  return said
}

const contractList = { conversations: [] }

test('Enter sends the text once and clears the field', async () => {
  const said = await openComposer()
  await fillIn({ [text.label]: '  On my way  ' })
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => server.sentTo(contract.messages.send))
    .toMatchObject([{ words: 'On my way', files: [], poll: null, replyTo: null }])
  expectFilled({ [text.label]: '' })
  expect(said).toEqual(['done', 'sent'])
})

test('nothing can be sent without text', async () => {
  const said = await openComposer()
  await expect.element(button(text.send)).toBeDisabled()
  await fillIn({ [text.label]: '   ' })
  await userEvent.keyboard('{Enter}')
  expect(said).toEqual([])
})

test('says how much is too long, and keeps the text', async () => {
  await openComposer()
  const tooLong = 'a'.repeat(maxWords + 3)
  await fillIn({ [text.label]: tooLong })
  await expectSaid(text.tooLong(3))
  await expect.element(page.getByLabelText(text.label)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button(text.send)).toBeDisabled()
  expectFilled({ [text.label]: tooLong })
  await fillIn({ [text.label]: 'a'.repeat(maxWords - 5) })
  await expectSaid(text.left(5))
  await fillIn({ [text.label]: '' })
})

test('a reply shows what it answers; Escape cancels it', async () => {
  const said = await openComposer({ replyTo: message(1) })
  await expectSaid(text.replyTo('Ana Silva'))
  await expect.element(page.getByLabelText(text.label)).toHaveFocus()
  await fillIn({ [text.label]: 'Me too' })
  await press(button(text.send))
  await expect
    .poll(() => server.sentTo(contract.messages.send))
    .toMatchObject([{ words: 'Me too', replyTo: message(1).id }])
  await press(page.getByLabelText(text.label), '{Escape}')
  expect(said).toEqual(['done', 'sent', 'done'])
})

test('a message is edited in the same field', async () => {
  const said = await openComposer({ editing: message(1, { words: 'On my wey' }) })
  await expectSaid(text.editing)
  expectFilled({ [text.label]: 'On my wey' })
  await fillIn({ [text.label]: 'On my way' })
  await press(button(text.save))
  expect(said).toEqual([
    [message(1).id, { kind: 'edit', words: 'On my way', mentions: [] }],
    'done',
  ])
  expect(server.sentTo(contract.messages.send)).toEqual([])
})

test('a poll starts with the typed text', async () => {
  await openComposer()
  await fillIn({ [text.label]: 'Cake or fruit?' })
  await press(button(text.poll))
  await fillIn({ [newPoll.option(1)]: 'Cake', [newPoll.option(2)]: 'Fruit' })
  await press(button(newPoll.start))
  await expect
    .poll(() => server.sentTo(contract.messages.send))
    .toMatchObject([{ words: 'Cake or fruit?', poll: { options: ['Cake', 'Fruit'] } }])
})

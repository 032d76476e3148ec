import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

import { expectAccessible } from './barriers.ts'
import type { Endpoint } from './endpoint.ts'
import { expectSaid, fillIn, type FieldValues } from './fields.ts'
import { focusIn, press } from './keyboard.ts'
import { anyDialog, opener } from './open.tsx'
import { type Route, server } from './server.ts'
import { type Refusal, createTarget } from './target.ts'

interface Question<Sent, Answer> {
  /** Opens the part that asks, or its dialog. */
  readonly open: () => Promise<unknown>
  /** The button that asks, if `open` only shows it. */
  readonly asks?: Locator
  /** Where the focus goes after cancelling, if not to the button that asks. */
  readonly trigger?: Locator
  readonly endpoint: Endpoint<Sent, Answer> | Route
  /** The response; the example in openapi.json by default. */
  readonly answer?: Answer
  readonly title?: string
  /** What happens, and what is lost. */
  readonly consequence?: string | RegExp
  /** Fields to fill in before confirming, such as a typed name. */
  readonly fillings?: FieldValues
  /** The label of the confirm button. */
  readonly confirm: string
  /** The input that arrives, or the part that the question determines. */
  readonly sends: object
  /** The message when it is done. */
  readonly says?: string
  /** Refusals by the server, besides missing permission. */
  readonly refusals?: readonly Refusal[]
}

/** The tests that every confirmation must pass: it asks first, and acts on the answer. */
export function proveQuestion<Sent, Answer>(name: string, question: Question<Sent, Answer>): void {
  const { open, asks, trigger = asks ?? opener, fillings = {}, refusals = [] } = question
  const target = createTarget(question.endpoint, question.answer)

  async function ask(): Promise<void> {
    await open()
    if (asks !== undefined) await press(asks)
    await focusIn(await anyDialog.findElement())
  }

  async function confirm(): Promise<void> {
    await fillIn(fillings)
    await press(anyDialog.getByRole('button', { name: question.confirm, exact: true }))
  }

  describe(name, () => {
    test('asks first; Escape changes nothing and returns the focus', async () => {
      await ask()
      await expect.element(anyDialog).toHaveAccessibleName(question.title ?? /./)
      await expect.poll(() => anyDialog.element().textContent).toMatch(question.consequence ?? '')
      await expectAccessible()
      await userEvent.keyboard('{Escape}')
      await expect.element(trigger).toHaveFocus()
      expect(target.sent()).toEqual([])
    })

    test.each([...refusals, target.always])('says why it is refused: $code', async (refusal) => {
      const says = target.refuse(refusal)
      await ask()
      await confirm()
      await expectSaid(says)
    })

    test('says so without a network', async () => {
      await ask()
      server.goAway()
      await confirm()
      await expectSaid(away)
    })

    test('is confirmed by keyboard with the expected input', async () => {
      target.answer()
      await ask()
      await confirm()
      await expect.poll(() => target.sent()).toMatchObject([question.sends])
      await expectSaid(question.says ?? /./)
      await expect.element(anyDialog).not.toBeInTheDocument()
    })
  })
}

const away = new RegExp(`${wire.offline}|${wire.errors.unavailable}`)

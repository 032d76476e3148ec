import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

import { expectAccessible } from './barriers.ts'
import type { Endpoint } from './endpoint.ts'
import { expectSaid, fillIn, type FieldValues } from './fields.ts'
import { focusIn, press } from './keyboard.ts'
import { anyDialog, opener } from './open.tsx'
import { type Route, server } from './server.ts'
import { type Refusal, targetOf } from './target.ts'

interface Question<Sent, Answer> {
  /** Shows the part that asks, or its dialog. */
  readonly open: () => Promise<unknown>
  /** The button that asks, where `open` only shows it. */
  readonly asks?: Locator
  /** Where the focus goes when nothing is done, where that isn't the button that asks. */
  readonly trigger?: Locator
  readonly endpoint: Endpoint<Sent, Answer> | Route
  /** What the endpoint answers; the example of openapi.json otherwise. */
  readonly answer?: Answer
  readonly title?: string
  /** What happens, and what is lost. */
  readonly consequence?: string | RegExp
  /** What is filled in before the answer, like a name typed to confirm. */
  readonly fillings?: FieldValues
  /** The word of the button that says yes. */
  readonly confirm: string
  /** What arrives, or the part of it that the question decides. */
  readonly sends: object
  /** What is said once it is done. */
  readonly says?: string
  /** What the server may refuse, besides that someone isn't allowed to. */
  readonly refusals?: readonly Refusal[]
}

/** What every question promises: it is asked before anything happens, and the answer counts. */
export function proveQuestion<Sent, Answer>(name: string, question: Question<Sent, Answer>): void {
  const { open, asks, trigger = asks ?? opener, fillings = {}, refusals = [] } = question
  const target = targetOf(question.endpoint, question.answer)

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
    test('is asked first; Escape leaves everything as it is and gives the focus back', async () => {
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

    test('is confirmed by keyboard, as the contract reads it', async () => {
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

import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { expectAccessible } from './barriers.ts'
import type { Endpoint } from './endpoint.ts'
import {
  expectFilled,
  expectRefused,
  expectSaid,
  fillIn,
  type FieldValue,
  type FieldValues,
  refill,
} from './fields.ts'
import { focusIn, focusOn, tabTo } from './keyboard.ts'
import { anyDialog, opener } from './open.tsx'
import { type Route, server } from './server.ts'
import { type Refusal, targetOf } from './target.ts'
import { visitOnce } from './visit.ts'

interface Form<Sent, Answer> {
  /** Shows it to someone who may fill it in. */
  readonly open: () => Promise<unknown>
  /** Where it is sent: an operation of the contract, or of the sign-in service. */
  readonly endpoint: Endpoint<Sent, Answer> | Route
  /** What the endpoint answers; the example of openapi.json otherwise. */
  readonly answer?: Answer
  /** What is filled in, in the order of Tab. */
  readonly fillings: FieldValues
  /** The word of the button that sends it. */
  readonly submit: string
  /** What arrives, or the part of it that the form decides. */
  readonly sends: object
  /** What the form itself refuses before anything is sent. */
  readonly wrong?: readonly Wrong[]
  /** What the server may refuse, besides that someone isn't allowed to. */
  readonly refusals?: readonly Refusal[]
  /** What is said without a network, where it isn't one of the general sentences. */
  readonly offline?: string
}

interface DialogForm<Sent, Answer> extends Form<Sent, Answer> {
  /** The button that opens it, where that isn't `openDialog`'s. */
  readonly trigger?: Locator
}

interface Wrong {
  readonly label: string
  readonly typed: FieldValue
  readonly says: string
}

/**
 * What every form promises, shown with the facts of one. It is filled in once: the tests after that
 * take the same form further, from one refusal to the next until it is sent.
 */
export function proveForm<Sent, Answer>(name: string, form: Form<Sent, Answer>): void {
  const { fillings, wrong = [], refusals = [] } = form
  const target = targetOf(form.endpoint, form.answer)
  const button = page.getByRole('button', { name: form.submit, exact: true })
  const sent = () => sentBy(form)

  /** From wherever the focus is: the first test goes the way there. */
  async function send(): Promise<void> {
    await focusOn(button)
    await userEvent.keyboard('{Enter}')
  }

  describe(name, () => {
    visitOnce(form.open)

    test('is filled in by keyboard alone', async () => {
      await fillIn(fillings)
      await tabTo(button)
      expectFilled(fillings)
    })

    test.each(wrong)('$label says what is wrong with "$typed"', async ({ label, typed, says }) => {
      await refill(label, typed)
      try {
        await send()
        await expectRefused(label, says)
        expectFilled({ ...fillings, [label]: typed })
        expect(sent()).toEqual([])
      } finally {
        await refill(label, fillings[label] ?? '')
      }
    })

    test.each([...refusals, target.always])(
      'keeps everything when refused: $code',
      async (refusal) => {
        const says = target.refuse(refusal)
        await send()
        await (refusal.label === undefined ? expectSaid(says) : expectRefused(refusal.label, says))
        expectFilled(fillings)
      },
    )

    test('keeps everything without a network', async () => {
      server.goAway()
      await send()
      await expectSaid(form.offline ?? away)
      expectFilled(fillings)
      server.comeBack()
    })

    test('is accessible in both themes', async () => {
      await expectAccessible()
    })

    test('is sent by keyboard, as the contract reads it', async () => {
      const refused = sent().length
      target.answer()
      await send()
      await expect.poll(() => sent().length).toBe(refused + 1)
      expect(sent().at(-1)).toMatchObject(form.sends)
    })
  })
}

/** What a dialog promises besides: it takes the focus, and Escape gives it back. */
export function proveDialog<Sent, Answer>(name: string, form: DialogForm<Sent, Answer>): void {
  const { trigger = opener } = form
  proveForm(name, form)

  describe(`${name}: its dialog`, () => {
    visitOnce(form.open)

    test('takes the focus and has a name', async () => {
      await expect.element(anyDialog).toHaveAccessibleName()
      await focusIn(await anyDialog.findElement())
    })

    test('is left by Escape: nothing is sent, and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect.element(trigger).toHaveFocus()
      expect(sentBy(form)).toEqual([])
    })
  })
}

/** What was sent, without the previews a form shows while it is filled in. */
function sentBy<Sent, Answer>({ endpoint, answer, sends }: Form<Sent, Answer>) {
  const { sent } = targetOf(endpoint, answer)
  return sent().filter((one) => isPreview(one) === isPreview(sends))
}

function isPreview(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && 'preview' in sent && sent.preview === true
}

const away = new RegExp(`${wire.offline}|${wire.errors.unavailable}`)

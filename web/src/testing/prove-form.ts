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
import { type Refusal, createTarget } from './target.ts'
import { visitOnce } from './visit.ts'

interface Form<Sent, Answer> {
  /** Opens the form for someone who may fill it in. */
  readonly open: () => Promise<unknown>
  /** Where it is sent: an operation of the contract, or a route of the sign-in service. */
  readonly endpoint: Endpoint<Sent, Answer> | Route
  /** The response; the example in openapi.json by default. */
  readonly answer?: Answer
  /** The fields to fill in, in Tab order. */
  readonly fillings: FieldValues
  /** The label of the submit button. */
  readonly submit: string
  /** The input that arrives, or the part that the form determines. */
  readonly sends: object
  /** Input that the form itself refuses. */
  readonly wrong?: readonly Wrong[]
  /** Refusals by the server, besides missing permission. */
  readonly refusals?: readonly Refusal[]
  /** The message when offline, if it isn't a general one. */
  readonly offline?: string
}

interface DialogForm<Sent, Answer> extends Form<Sent, Answer> {
  /** The button that opens it, if not that of `openDialog`. */
  readonly trigger?: Locator
}

interface Wrong {
  readonly label: string
  readonly typed: FieldValue
  readonly says: string
}

/**
 * The tests that every form must pass. The form is filled in once: later tests continue with it,
 * from one refusal to the next until it is sent.
 */
export function proveForm<Sent, Answer>(name: string, form: Form<Sent, Answer>): void {
  const { fillings, wrong = [], refusals = [] } = form
  const target = createTarget(form.endpoint, form.answer)
  const button = page.getByRole('button', { name: form.submit, exact: true })
  const sent = () => sentBy(form)

  /** From wherever the focus is: the first test covers the way there. */
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

    test('is sent by keyboard with the expected input', async () => {
      const refused = sent().length
      target.answer()
      await send()
      await expect.poll(() => sent().length).toBe(refused + 1)
      expect(sent().at(-1)).toMatchObject(form.sends)
    })
  })
}

/** More tests for a dialog: it takes the focus, and Escape returns it. */
export function proveDialog<Sent, Answer>(name: string, form: DialogForm<Sent, Answer>): void {
  const { trigger = opener } = form
  proveForm(name, form)

  describe(`${name}: its dialog`, () => {
    visitOnce(form.open)

    test('takes the focus and has a name', async () => {
      await expect.element(anyDialog).toHaveAccessibleName()
      await focusIn(await anyDialog.findElement())
    })

    test('closes on Escape without sending and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect.element(trigger).toHaveFocus()
      expect(sentBy(form)).toEqual([])
    })
  })
}

/** The sent inputs without the previews of a form. */
function sentBy<Sent, Answer>({ endpoint, answer, sends }: Form<Sent, Answer>) {
  const { sent } = createTarget(endpoint, answer)
  return sent().filter((one) => isPreview(one) === isPreview(sends))
}

function isPreview(sent: unknown): boolean {
  return typeof sent === 'object' && sent !== null && 'preview' in sent && sent.preview === true
}

const away = new RegExp(`${wire.offline}|${wire.errors.unavailable}`)

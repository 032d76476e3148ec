import type { Draft } from './draft-shape.ts'
import { nameOf } from './draft.ts'
import { type FormField, type Line, draftLines, type ReadForm, totalOf } from './lines.ts'
import { isRequest, selectedMethod, paymentMethodsFor } from './payment-methods.ts'
import { isForWaitingList } from './places.ts'
import { places, type Problems } from './problems.ts'

interface Sent {
  readonly key: string
  readonly invitation: string | undefined
}

/** A form without problems as it is handed in. */
export function toSubmission(draft: Draft, form: ReadForm, { key, invitation }: Sent) {
  const { clientId, payer, isAnonymous, request } = draft
  const lines = draftLines(draft, form)
  const ways = paymentMethodsFor(form, totalOf(lines))
  const waits = isForWaitingList(form, lines)
  const paymentOption = waits ? 'later' : selectedMethod(ways, draft.paymentOption)
  return {
    key,
    ...(invitation === undefined ? {} : { invitation }),
    clientId,
    payer: {
      firstName: payer.firstName.trim(),
      lastName: payer.lastName.trim(),
      email: payer.email.trim(),
      phone: payer.phone === '' ? null : payer.phone,
      language: form.language,
    },
    lines: lines.map((line) => asSent(line, draft)),
    paymentOption: paymentOption ?? ('offline' as const),
    isAnonymous: form.kind === 'fund' && isAnonymous,
    request: !waits && isRequest(ways, paymentOption) ? request : null,
    waits,
  }
}

function asSent({ person, choice, fee, amount, fields }: Line, { payer }: Draft) {
  const { feeId, sizeId, quantity } = choice
  return {
    memberId: person.kind === 'member' ? person.id : null,
    ...nameOf(person, payer),
    feeId,
    sizeId,
    quantity,
    amount: fee.type === 'new' ? (amount ?? null) : null,
    answers: Object.fromEntries(
      fields
        .map((field) => [field.id, answerIn(field, person.answers[field.id] ?? '')] as const)
        .filter(([, answer]) => answer !== ''),
    ),
  }
}

function answerIn({ type }: FormField, typed: string): string {
  return type === 'number' ? typed.trim().replace(',', '.') : typed.trim()
}

/** The server's errors, at their place in the form. */
export function placeProblems(
  fields: Readonly<Record<string, string>>,
  lines: readonly Line[],
): Problems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [placeOf(path, lines), problem]),
  )
}

function placeOf(path: string, lines: readonly Line[]): string {
  const { at, part } = /^lines\.(?<at>\d+)\.(?<part>.+)$/.exec(path)?.groups ?? {}
  const line = lines[Number(at)]
  if (line !== undefined && part !== undefined) return placeInLine(part, line)
  if (path.startsWith('lines')) return places.people
  return path.startsWith('request') ? places.words : path
}

function placeInLine(part: string, { person, fee }: Line): string {
  if (part === 'firstName' || part === 'lastName')
    return person.kind === 'payer' ? places.payer(part) : places.name(person.id, part)
  if (part.startsWith('answers.')) return places.answer(person.id, part.slice('answers.'.length))
  if (part === 'sizeId') return places.size(person.id)
  return part === 'amount' ? places.amount(person.id, fee.id) : places.choice(person.id)
}

import { z } from 'zod'

const text = z.string()

const choice = z.object({
  feeId: text,
  sizeId: text.nullable(),
  quantity: z.number(),
  /** As typed, if the payer chooses the amount. */
  amount: text,
})

const person = z.object({
  /** The id of a member. */
  id: text,
  /** `payer`: the payer themselves, by the typed name. */
  kind: z.enum(['member', 'payer', 'typed']),
  firstName: text,
  lastName: text,
  choices: z.array(choice),
  /** By field id. */
  answers: z.record(text, text),
})

/** A form as it is typed. */
const draftShape = z.object({
  clientId: z.uuid(),
  people: z.array(person),
  payer: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  paymentOption: z.enum(['card', 'instalments', 'offline', 'later']).nullable(),
  isAnonymous: z.boolean(),
  request: z.object({ kind: z.enum(['reduction', 'instalments']), words: text }),
})

/** A form stored in the browser, and its owner; null: anyone. */
export const keptShape = z.object({ owner: text.nullable(), at: z.number(), draft: draftShape })

type Typed = z.infer<typeof draftShape>
export type Choice = Readonly<z.infer<typeof choice>>
export type Person = Readonly<Omit<z.infer<typeof person>, 'choices'>> & {
  readonly choices: readonly Choice[]
}
export type Draft = Readonly<Omit<Typed, 'people'>> & { readonly people: readonly Person[] }
export type Payer = Draft['payer']
export type PaymentOption = NonNullable<Draft['paymentOption']>

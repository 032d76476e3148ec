import type { ErrorCode, FieldErrors } from '@touchline/contract/wire/errors'
import { auth } from '@touchline/text/auth/en'
import { wire } from '@touchline/text/wire/en'

import type { Endpoint } from './endpoint.ts'
import { type Route, server } from './server.ts'

/** A refusal by the server, and how the form shows it. */
export interface Refusal {
  readonly code: ErrorCode | keyof typeof auth.failures
  readonly fields?: FieldErrors
  /** The field that shows it; elsewhere on screen by default. */
  readonly label?: string
  /** The message, if it isn't the error's own. */
  readonly says?: string
}

/** Where a form is sent. */
export interface Target {
  readonly answer: () => void
  /** Returns the message of the refusal. */
  readonly refuse: (refusal: Refusal) => string
  readonly sent: () => readonly unknown[]
  /** A refusal that anyone may get. */
  readonly always: Refusal
}

export function createTarget<Sent, Answer>(
  to: Endpoint<Sent, Answer> | Route,
  answer: Answer | undefined,
): Target {
  if (typeof to === 'string') return signInService(to, answer)
  return {
    answer: () => server.answers(to, answer),
    refuse: ({ code, fields, says }) => {
      if (!isOfContract(code)) throw new Error(`the contract has no ${code}`)
      server.refuses(to, code, fields)
      return says ?? wire.errors[code]
    },
    sent: () => server.sentTo(to),
    always: { code: 'not_allowed' },
  }
}

function signInService(route: Route, answer: unknown): Target {
  return {
    answer: () => server.answersAt(route, answer ?? {}),
    refuse: ({ code, says }) => {
      if (isOfContract(code)) throw new Error(`the sign-in service has no ${code}`)
      server.refusesAt(route, code, auth.failures[code])
      return says ?? auth.failures[code]
    },
    // A call without a body also counts.
    sent: () => server.sentAt(route).map((body) => body ?? {}),
    always: { code: 'over_request_rate_limit' },
  }
}

function isOfContract(code: Refusal['code']): code is ErrorCode {
  return code in wire.errors
}

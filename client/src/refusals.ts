import type { components } from './api.generated.ts'

type Refused = components['responses']['Refused']['content']['application/json']

/** New codes may come, so a text that isn't listed is possible too. */
export type ErrorCode = Refused['code'] | (string & Record<never, never>)

/** Why the server didn't do what it was asked. */
export class TouchlineError extends Error {
  readonly code: ErrorCode
  readonly status: number
  /** Refused fields and figures, by code. */
  readonly data: Readonly<Record<string, unknown>>

  constructor(status: number, { code, data = {} }: Pick<Refused, 'data'> & { code: ErrorCode }) {
    super(`${code} (${status})`)
    this.name = 'TouchlineError'
    this.code = code
    this.status = status
    this.data = data
  }
}

interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

type DataOf<Given extends Answer> = Given extends { readonly data: infer Data } ? Data : never

/** The data of a response; throws a `TouchlineError` if there is none. */
export function unwrap<Given extends Answer>(asked: Promise<Given>): Promise<DataOf<Given>>
export async function unwrap(asked: Promise<Answer>): Promise<unknown> {
  const { data, error, response } = await asked
  if (!response.ok) throw new TouchlineError(response.status, refusalIn(error))
  return data
}

/** A proxy in between may send other errors. */
function refusalIn(error: unknown): Pick<Refused, 'data'> & { code: ErrorCode } {
  return isRefused(error) ? error : { code: 'unexpected' }
}

function isRefused(error: unknown): error is Refused {
  return (
    typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
  )
}

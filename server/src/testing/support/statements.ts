import pg from 'pg'
import { z } from 'zod'

/** A statement as sent to the database. */
export interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs some server code once and returns its SQL statements. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded = recordStatements()
  try {
    await work()
  } finally {
    recorded.stop()
  }
  return recorded.sent
}

/** Records every statement of this process from now on. */
export function recordStatements(): { readonly sent: Statement[]; stop(): void } {
  const sent: Statement[] = []
  const original: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof original !== 'function') throw new Error('the driver has changed')
  Reflect.set(
    pg.Client.prototype,
    'query',
    function recorded(this: unknown, ...args: unknown[]): unknown {
      const statement = statementFrom(args)
      if (statement !== undefined) sent.push(statement)
      const result: unknown = Reflect.apply(original, this, args)
      return result
    },
  )
  return { sent, stop: () => void Reflect.set(pg.Client.prototype, 'query', original) }
}

const statementShape = z.object({
  name: z.string().optional(),
  text: z.string(),
  values: z.array(z.unknown()).optional(),
})

/** Supports `query(text, values)` and `query({ name, text, values })`. */
function statementFrom([first, second]: readonly unknown[]): Statement | undefined {
  const args = typeof first === 'string' ? { text: first } : first
  const parsed = statementShape.safeParse(args)
  if (!parsed.success) return undefined
  const { name, text, values = z.array(z.unknown()).catch([]).parse(second) } = parsed.data
  return { text, values, ...(name === undefined ? {} : { name }) }
}

import type { Ids } from './world.ts'

type Body = Readonly<Record<string, unknown>> | ((ids: Ids) => object)

/** How an endpoint is asked; whose things it touches is in its contract. */
export interface Row {
  readonly query: string
  readonly body: ((ids: Ids) => object) | undefined
  /** What the owner of everything gets, where it isn't done. */
  readonly owner: number | undefined
  /** An operation of accounts or visitors that names a thing of a team, a club or someone else. */
  readonly isTheirs: boolean
}

export function row({ query = '', owner, body, isTheirs = false }: Partial<Row> = {}): Row {
  return { query, owner, body, isTheirs }
}

export const send = (body: Body, traits: Partial<Row> = {}): Row =>
  row({ body: typeof body === 'function' ? body : () => body, ...traits })

/** Opened with the secret of a letter: guessed, it is not found. */
export const byLink = (more?: object): Row => send({ token: 'guessed', ...more }, { owner: 404 })

/** Another one each time: many tries of the same key are refused. */
export const wrongKey = {
  kind: 'link',
  get value() {
    return crypto.randomUUID()
  },
}

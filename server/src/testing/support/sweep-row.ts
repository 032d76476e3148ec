import type { Ids } from './world.ts'

type Body = Readonly<Record<string, unknown>> | ((ids: Ids) => object)

/** How to call an endpoint; its contract says whose data it touches. */
export interface Row {
  readonly query: string
  readonly body: ((ids: Ids) => object) | undefined
  /** The status the owner of everything gets, if not success. */
  readonly owner: number | undefined
  /**
   * An operation for accounts or visitors that names something of a team, a club or another
   * person.
   */
  readonly isPrivate: boolean
}

export function row({ query = '', owner, body, isPrivate = false }: Partial<Row> = {}): Row {
  return { query, owner, body, isPrivate }
}

export const send = (body: Body, traits: Partial<Row> = {}): Row =>
  row({ body: typeof body === 'function' ? body : () => body, ...traits })

/** Opened with the secret of an email: a guessed one is not found. */
export const byLink = (more?: object): Row => send({ token: 'guessed', ...more }, { owner: 404 })

/** A different key each time, because many attempts with one are refused. */
export const wrongKey = {
  kind: 'link',
  get value() {
    return crypto.randomUUID()
  },
}

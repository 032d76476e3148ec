import type { Ids } from './world.ts'

/** How an endpoint is asked, and whose things it touches. */
export interface Row {
  /** `theirs`: a team's or a club's; `mine`: whoever asks; `anyone`: known to visitors. */
  readonly whose: 'theirs' | 'mine' | 'anyone'
  readonly query: string
  readonly body: ((ids: Ids) => object) | undefined
  /** What the owner of everything gets: done, unless this says why not. */
  readonly owner: number | 'done'
}

type Traits = Partial<Omit<Row, 'whose'>>

export function row(whose: Row['whose'], { query = '', owner = 'done', body }: Traits = {}): Row {
  return { whose, query, owner, body }
}
export const theirs = (traits?: Traits): Row => row('theirs', traits)
export const send = (body: object, traits: Traits = {}): Row =>
  row('theirs', { body: () => body, ...traits })
export const mine = (body?: object, traits: Traits = {}): Row =>
  row('mine', { body: body && (() => body), ...traits })
/** To everybody but an operator these do not exist (whole/operator.test.ts). */
export const operators = (body?: object): Row =>
  row('theirs', { body: body && (() => body), owner: 404 })
/** Opened with the secret of a letter: guessed, it is not found. */
export const byLink = (more?: object): Row =>
  row('anyone', { body: () => ({ token: 'guessed', ...more }), owner: 404 })

/** Another one each time: many tries of the same key are refused. */
export const wrongKey = {
  kind: 'link',
  get value() {
    return crypto.randomUUID()
  },
}

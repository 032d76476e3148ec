import { Fragment, type ReactElement } from 'react'

type Fact = string | number | ReactElement | false | null | undefined

/**
 * Facts separated by dots. Each is bidi-isolated, otherwise a right-to-left name would move the
 * number beside it.
 */
export function Facts({ of }: { of: readonly Fact[] }) {
  const said = of.filter((fact) => fact === 0 || Boolean(fact))
  return said.map((fact, place) => (
    <Fragment key={place}>
      {place > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ))
}

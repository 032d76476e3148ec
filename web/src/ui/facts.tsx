import { Fragment, type ReactElement } from 'react'

type Fact = string | number | ReactElement | false | null | undefined

/**
 * What is known, side by side. Each stands by itself: a name in Hebrew or Arabic letters would
 * otherwise carry the number beside it to its other end.
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

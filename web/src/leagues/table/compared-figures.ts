import type { Row } from '@touchline/domain/leagues/row'

/** Criteria whose numbers mean nothing to readers. */
const wordless = ['drawn_lots', 'rounded_off']

/** The two compared figures; undefined if there are none to show. */
export function comparedFigures({
  behind,
  compared,
}: Pick<Row, 'behind' | 'compared'>): readonly [number, number] | undefined {
  if (compared === null || behind === null || wordless.includes(behind)) return undefined
  // If fewer is better, the domain compares negative numbers.
  const isFewer = behind.startsWith('fewer') || ['fair_play', 'earlier_place'].includes(behind)
  const shown = (value: number) => (isFewer ? -value : value) + 0
  return [shown(compared.own), shown(compared.before)]
}

/** Shows as many decimals as needed to tell ratios apart. */
export function distinctFigures(
  [own, before]: readonly [number, number],
  locale: string,
): readonly [string, string] {
  const written = (places: number) => {
    const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: places })
    return [signed(figures.format(own)), signed(figures.format(before))] as const
  }
  const places = [3, 4, 5, 6].find((each) => written(each)[0] !== written(each)[1])
  return written(places ?? maxPlaces)
}

const maxPlaces = 10

function signed(figure: string): string {
  return figure.replace('-', '−')
}

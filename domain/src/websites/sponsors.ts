export interface Sponsor {
  readonly id: string
  readonly name: string
  /** Empty where it has none. */
  readonly url: string
  readonly logoFileId: string | null
  /** The first and last day that it is shown; null means without end. */
  readonly from: string | null
  readonly until: string | null
}

/** Those whose contract covers a day (YYYY-MM-DD), in the order that the club chose. */
export function sponsorsOn<Shown extends Pick<Sponsor, 'from' | 'until'>>(
  sponsors: readonly Shown[],
  day: string,
): readonly Shown[] {
  return sponsors.filter(
    ({ from, until }) => (from === null || from <= day) && (until === null || day <= until),
  )
}

/** "club.example" typed without its scheme becomes an address. */
export function withScheme(typed: string): string {
  const url = typed.trim()
  return url === '' || url.includes('://') ? url : `https://${url}`
}

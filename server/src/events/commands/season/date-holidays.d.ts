/** What we use of the package; its own types pull in those of every calendar of the world. */
declare module 'date-holidays' {
  interface Holiday {
    /** The local day, then a time. */
    readonly date: string
    readonly start: Date
    readonly end: Date
    readonly name: string
    readonly type: string
  }

  export default class Holidays {
    constructor(country?: string, region?: string)
    getStates(country: string, language?: string): Readonly<Record<string, string>> | undefined
    getHolidays(year: string, language?: string): readonly Holiday[]
  }
}

interface Celebrated {
  readonly dateOfBirth: string | null
  readonly enteredOn: string | null
}

export interface Celebration<Person> {
  readonly person: Person
  /** YYYY-MM-DD */
  readonly on: string
  readonly years: number
  /** One that a club congratulates on in person. */
  readonly isRound: boolean
}

const roundBirthdays = new Set([18, 30, 40, 50, 60, 65, 70, 75])

/** Birthdays from a day on, soonest first; in common years 29 February is celebrated on 1 March, as ages are counted. */
export function upcomingBirthdays<Person extends Celebrated>(
  people: readonly Person[],
  days: Days,
): readonly Celebration<Person>[] {
  return celebrationsOf(people, days, ({ dateOfBirth }) => dateOfBirth).map((one) => ({
    ...one,
    isRound: roundBirthdays.has(one.years) || (one.years >= 80 && one.years % 5 === 0),
  }))
}

/** Anniversaries of 10, 15, 20 … years in the club. */
export function upcomingAnniversaries<Person extends Celebrated>(
  people: readonly Person[],
  days: Days,
): readonly Celebration<Person>[] {
  return celebrationsOf(people, days, ({ enteredOn }) => enteredOn)
    .filter(({ years }) => years >= 10 && years % 5 === 0)
    .map((one) => ({
      ...one,
      isRound: one.years % 25 === 0 || one.years === 10 || one.years === 40,
    }))
}

/** Both included. */
interface Days {
  readonly from: string
  readonly to: string
}

function celebrationsOf<Person>(
  people: readonly Person[],
  { from, to }: Days,
  dayOf: (person: Person) => string | null,
): Omit<Celebration<Person>, 'isRound'>[] {
  const years = yearsBetween(from, to)
  return people
    .flatMap((person) => {
      const first = dayOf(person)
      if (first === null) return []
      return years.map((year) => ({
        person,
        on: sameDayIn(first, year),
        years: year - Number(first.slice(0, 4)),
      }))
    })
    .filter(({ on, years: count }) => on >= from && on <= to && count > 0)
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
}

function yearsBetween(from: string, to: string): readonly number[] {
  const first = Number(from.slice(0, 4))
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, at) => first + at)
}

function sameDayIn(day: string, year: number): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const rest = day.slice(4)
  return `${String(year)}${rest === '-02-29' && !isLeap ? '-03-01' : rest}`
}

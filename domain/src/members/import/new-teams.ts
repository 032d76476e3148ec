import type { Gender } from '../../teams/options.ts'
import { fullAge } from '../../values/age.ts'
import { teamTraits, underGroup, underOfYear } from './team-names.ts'
import type { UnderstoodRow } from './understood.ts'

/** A team as the list describes it, to be looked at before it is made. */
export interface ProposedTeam {
  readonly name: string
  readonly sport: string
  readonly gender: Gender
  /** Undefined where neither the name nor the birth dates tell. */
  readonly ageGroup: string | undefined
}

interface TeamInList {
  readonly name: string
  readonly rows: readonly UnderstoodRow[]
  /** Of the club. */
  readonly sport: string
}

const longestName = 100

/** By its name, and by its people where that says nothing. */
export function proposedTeam({ name, rows, sport }: TeamInList, today: string): ProposedTeam {
  const traits = teamTraits(name, today)
  const players = rows.filter(({ member }) => member.staff === undefined || member.plays)
  return {
    name: name.slice(0, longestName).trim(),
    sport: traits.sport ?? sport,
    gender: traits.gender ?? genderOf(players),
    ageGroup: traits.ageGroup ?? ageOf(players, today),
  }
}

/** One boy who keeps goal for the girls makes no mixed team; without a word it is mixed. */
const maxOf = 0.95

function genderOf(players: readonly UnderstoodRow[]): Gender {
  const known = players.flatMap(({ member }) => member.gender ?? [])
  const share = (gender: string) =>
    known.filter((one) => one === gender).length / Math.max(1, known.length)
  if (known.length < players.length / 2) return 'mixed'
  if (share('female') >= maxOf) return 'women'
  return share('male') >= maxOf ? 'men' : 'mixed'
}

/** The age group that nine of ten are young enough for. */
function ageOf(players: readonly UnderstoodRow[], today: string): string | undefined {
  const years = players
    .flatMap(({ member }) => member.dateOfBirth ?? [])
    .map((day) => Number(day.slice(0, 4)))
    .toSorted((one, other) => one - other)
  const oldest = years[Math.floor(years.length / 10)]
  if (oldest === undefined || years.length < players.length / 2) return undefined
  const under = underOfYear(oldest, today)
  return under > fullAge + 1 ? 'adults' : underGroup(Math.max(5, under))
}

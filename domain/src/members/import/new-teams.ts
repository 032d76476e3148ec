import type { Gender } from '../../teams/options.ts'
import { fullAge } from '../../values/age.ts'
import type { InterpretedRow } from './interpreted-rows.ts'
import { teamTraits, ageGroupName, ageGroupOfBirthYear } from './team-names.ts'

/** A team to create, as the list describes it. */
export interface TeamProposal {
  readonly name: string
  readonly sport: string
  readonly gender: Gender
  /** Undefined if neither the name nor the birth dates tell. */
  readonly ageGroup: string | undefined
}

interface TeamInList {
  readonly name: string
  readonly rows: readonly InterpretedRow[]
  /** The club's sport. */
  readonly sport: string
}

const longestName = 100

/** Proposes a new team from its name, or from the people in it. */
export function proposeTeam({ name, rows, sport }: TeamInList, today: string): TeamProposal {
  const traits = teamTraits(name, today)
  const players = rows.filter(({ member }) => member.staff === undefined || member.plays)
  return {
    name: name.slice(0, longestName).trim(),
    sport: traits.sport ?? sport,
    gender: traits.gender ?? genderOf(players),
    ageGroup: traits.ageGroup ?? ageOf(players, today),
  }
}

/** A team counts as men's or women's from this share: one girl doesn't make a boys' team mixed. */
const minShare = 0.95

function genderOf(players: readonly InterpretedRow[]): Gender {
  const known = players.flatMap(({ member }) => member.gender ?? [])
  const share = (gender: string) =>
    known.filter((one) => one === gender).length / Math.max(1, known.length)
  if (known.length < players.length / 2) return 'mixed'
  if (share('female') >= minShare) return 'women'
  return share('male') >= minShare ? 'men' : 'mixed'
}

/** The lowest age group for which nine in ten players are young enough. */
function ageOf(players: readonly InterpretedRow[], today: string): string | undefined {
  const years = players
    .flatMap(({ member }) => member.dateOfBirth ?? [])
    .map((day) => Number(day.slice(0, 4)))
    .toSorted((one, other) => one - other)
  const oldest = years[Math.floor(years.length / 10)]
  if (oldest === undefined || years.length < players.length / 2) return undefined
  const under = ageGroupOfBirthYear(oldest, today)
  return under > fullAge + 1 ? 'adults' : ageGroupName(Math.max(5, under))
}

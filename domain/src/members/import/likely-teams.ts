import type { TargetTeam } from './importing-club.ts'
import { teamTraits, type TeamTraits } from './team-names.ts'
import { splitWords } from './words.ts'

interface NameInList {
  readonly key: string
  readonly name: string
}

interface Likely {
  readonly key: string
  readonly teamId: string
}

interface Described extends TeamTraits {
  readonly words: ReadonlySet<string>
}

/**
 * Pairs team names with teams, such as "D-Jugend" with the U13, by age, gender, number and words.
 * The best pairs come first; each team and each name is used once.
 */
export function likelyTeams(
  names: readonly NameInList[],
  teams: readonly TargetTeam[],
  today: string,
): readonly Likely[] {
  const ofTeams = teams.map((team) => ({ team, described: describedTeam(team, today) }))
  const pairs = names.flatMap(({ key, name }) => {
    const described = describe(name, today)
    return ofTeams.flatMap(({ team, described: other }) => {
      const score = likeness(described, other)
      return score === undefined ? [] : [{ key, teamId: team.id, score }]
    })
  })
  const taken = new Set<string>()
  return pairs
    .toSorted((one, other) => other.score - one.score)
    .filter(({ key, teamId }) => {
      if (taken.has(key) || taken.has(teamId)) return false
      taken.add(key).add(teamId)
      return true
    })
}

function describe(name: string, today: string): Described {
  return { ...teamTraits(name, today), words: new Set(splitWords(name)) }
}

/** Fills in from the team's settings what its name doesn't say. */
function describedTeam({ name, ageGroup, gender }: TargetTeam, today: string): Described {
  const described = describe(name, today)
  return {
    ...described,
    ageGroup: described.ageGroup ?? ageGroup ?? undefined,
    gender: described.gender ?? (gender === 'mixed' ? undefined : (gender ?? undefined)),
  }
}

/** A score; undefined if something contradicts the pair or nothing supports it. */
function likeness(one: Described, other: Described): number | undefined {
  if (speaksAgainst(one, other)) return undefined
  const isSameAge = one.ageGroup !== undefined && one.ageGroup === other.ageGroup
  const shared = [...one.words].filter((word) => other.words.has(word)).length
  const isWithin = shared === Math.min(one.words.size, other.words.size)
  if (!isSameAge && !isWithin) return undefined
  return (isSameAge ? 3 : 0) + (one.gender === other.gender ? 1 : 0) + shared
}

function speaksAgainst(one: Described, other: Described): boolean {
  return (
    isOfGirls(one) !== isOfGirls(other) ||
    (one.number ?? 1) !== (other.number ?? 1) ||
    contradict(one.ageGroup, other.ageGroup) ||
    contradict(one.sport, other.sport)
  )
}

function isOfGirls({ gender }: TeamTraits): boolean {
  return gender === 'women'
}

function contradict(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other
}

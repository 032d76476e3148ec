interface Choosable {
  readonly teamId: string
  readonly mayManage: boolean
}

/**
 * The team in the address if it is mine, otherwise the first I may subscribe, otherwise the first.
 */
export function chosenTeam<Team extends Choosable>(
  teams: readonly Team[],
  wanted: string | null,
): Team | undefined {
  const named = teams.find(({ teamId }) => teamId === wanted)
  return named ?? teams.find(({ mayManage }) => mayManage) ?? teams[0]
}

/** The select's options: teams I may subscribe, and the chosen one. */
export function choosableTeams<Team extends Choosable>(
  teams: readonly Team[],
  chosen: Team | undefined,
): readonly Team[] {
  return teams.filter((team) => team.mayManage || team.teamId === chosen?.teamId)
}

/** Who is asking, about one club. */
export interface ClubActor {
  readonly accountId: string
  readonly clubId: string
  readonly isManager: boolean
}

/** The club page with its figures, its teams and its managers. */
export function mayReadClub(actor: ClubActor): boolean {
  return actor.isManager
}

export function mayEditClub(actor: ClubActor): boolean {
  return actor.isManager
}

/** Makes and removes teams of the club. */
export function mayAddClubTeams(actor: ClubActor): boolean {
  return actor.isManager
}

/** Gives all teams a season at once. */
export function mayAddClubSeason(actor: ClubActor): boolean {
  return actor.isManager
}

export function mayChooseManagers(actor: ClubActor): boolean {
  return actor.isManager
}

export function mayDeleteClub(actor: ClubActor): boolean {
  return actor.isManager
}

/** Moves members between the teams of the club for a new season. */
export function mayRollOver(actor: ClubActor): boolean {
  return actor.isManager
}

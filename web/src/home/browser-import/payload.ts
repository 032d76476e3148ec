import type {
  BroughtClub,
  BroughtTeam,
  NewBrowserImport,
} from '@touchline/contract/home/shapes/browser-import'
import type { Saved, SavedGroup, SavedTeam } from '@touchline/domain/home/browser-import/saved'

import type { BrowserPlace } from '#web/platform/language/use-browser-place.ts'

export interface Choice {
  readonly saved: Saved
  readonly ticked: ReadonlySet<string>
  /** Clubs and teams the account has already, by key. */
  readonly there: ReadonlyMap<string, string>
  readonly place: BrowserPlace
}

/** Uploaded logos by the key of their team or club. */
export type Logos = ReadonlyMap<string, string>

/** What was ticked, as it is sent. */
export function payloadOf(choice: Choice, logos: Logos): NewBrowserImport {
  const { saved, ticked, place } = choice
  return {
    clubs: saved.clubs
      .filter(({ key }) => ticked.has(key))
      .map(({ memberCount, teamCount, ...club }): BroughtClub => ({
        ...groupOf(club, choice, logos),
        memberCount,
        teamCount,
      })),
    teams: saved.teams
      .filter(({ key }) => ticked.has(key))
      .map((team) => teamOf(team, choice, logos)),
    ...place,
  }
}

/** As many bytes as it has on its way. */
export function bytesOf(payload: NewBrowserImport): number {
  return new TextEncoder().encode(JSON.stringify(payload)).length
}

function teamOf(team: SavedTeam, choice: Choice, logos: Logos): BroughtTeam {
  const { role, gender, ageGroup, format, members, leagues } = team
  return {
    ...groupOf(team, choice, logos),
    role,
    gender,
    ageGroup,
    format,
    club: clubOf(team, choice),
    members: members.map((member) => ({
      ...member,
      guardians: member.guardians.map((guardian) => ({ ...guardian })),
    })),
    leagues: leagues.map((league) => ({ ...league, fixtures: [...league.fixtures] })),
  }
}

/** With its club when that comes along, into mine when I have it already, else alone. */
function clubOf({ clubKey }: SavedTeam, { saved, ticked, there }: Choice): BroughtTeam['club'] {
  const club = saved.clubs.find(({ key }) => key === clubKey)
  if (club === undefined) return undefined
  if (ticked.has(club.key)) return { browserKey: browserKeyOf(club, saved) }
  const clubId = there.get(club.key)
  return clubId === undefined ? undefined : { clubId }
}

function groupOf(group: SavedGroup, { saved }: Choice, logos: Logos) {
  const { key, name, sport, color, phone } = group
  const browserKey = browserKeyOf(group, saved)
  return { browserKey, name, sport, color, phone, logoFileId: logos.get(key) }
}

/** The id in this browser, by which it is known again; the place in the list where it is taken. */
function browserKeyOf({ key, browserId }: SavedGroup, { clubs, teams }: Saved): string {
  const first = [...clubs, ...teams]
    .toSorted((one, other) => Number(one.key) - Number(other.key))
    .find((group) => group.browserId === browserId)
  return browserId !== '' && first?.key === key ? browserId : `#${key}`
}

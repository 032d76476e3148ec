import type { ClubImport, ListPlace } from '@touchline/contract/clubs/shapes/import'
import type { RosterImport } from '@touchline/contract/members/shapes/import'
import type { ClubMovePreview, TeamMovePreview } from '@touchline/contract/moves/shapes'
import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'

import { useImportSteps } from '#web/members/import/use-import.ts'

import {
  type ClubMoveList,
  type TeamMoveList,
  useConfirmClubMove,
  useConfirmTeamMove,
  usePreviewClubMove,
  usePreviewTeamMove,
} from './api.ts'

/** The steps of a move into all teams of a club. */
export function useClubMove(clubId: string) {
  const steps = useImportSteps<ClubMoveList, ClubMovePreview, ClubImport>({
    preview: usePreviewClubMove(clubId),
    confirmation: useConfirmClubMove(clubId),
  })
  const { said, read } = steps
  return {
    ...steps,
    place: (key: string, place: ListPlace) =>
      said && read({ ...said, places: { ...said.places, [key]: place } }),
    changeTeam: (key: string, team: NewClubTeam) =>
      said && read({ ...said, newTeams: { ...said.newTeams, [key]: team } }),
    setTeam: (part: number, team: string) =>
      said && read({ ...said, teams: { ...said.teams, [String(part)]: team } }),
    choosePerson: (key: string, choice: string) =>
      said && read({ ...said, persons: { ...said.persons, [key]: choice } }),
  }
}

/** The steps of a move into one team. */
export function useTeamMove(teamId: string) {
  const steps = useImportSteps<TeamMoveList, TeamMovePreview, RosterImport>({
    preview: usePreviewTeamMove(teamId),
    confirmation: useConfirmTeamMove(teamId),
  })
  const { said, read } = steps
  return {
    ...steps,
    choosePerson: (key: string, choice: string) =>
      said && read({ ...said, persons: { ...said.persons, [key]: choice } }),
  }
}

export type ClubMove = ReturnType<typeof useClubMove>
export type TeamMove = ReturnType<typeof useTeamMove>

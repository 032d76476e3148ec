import type {
  ClubImport,
  ClubImportPreview,
  ListPlace,
} from '@touchline/contract/clubs/shapes/import'
import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'

import { useImportSteps } from '#web/members/import/use-import.ts'

import { type ClubList, useConfirmClubImport, usePreviewClubImport } from './api.ts'

/** The import of a club's list: as that of a team, and each name of a team gets its place. */
export function useClubImport(clubId: string) {
  const steps = useImportSteps<ClubList, ClubImportPreview, ClubImport>({
    preview: usePreviewClubImport(clubId),
    confirmation: useConfirmClubImport(clubId),
  })
  const { said, read } = steps
  return {
    ...steps,
    place: (key: string, place: ListPlace) =>
      said && read({ ...said, places: { ...said.places, [key]: place } }),
    changeTeam: (key: string, team: NewClubTeam) =>
      said && read({ ...said, newTeams: { ...said.newTeams, [key]: team } }),
  }
}

export type ClubImportSteps = ReturnType<typeof useClubImport>

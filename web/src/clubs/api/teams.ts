import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'

import { client } from '#web/platform/client/client.ts'

import type { ClubWatch } from './club.ts'

/** The teams of a club with their figures. */
export function useClubTeams({ clubId, enabled }: ClubWatch) {
  return useQuery({ ...teamsOf(clubId), enabled, select: ({ teams }) => teams })
}

/** Those the reader may open: a youth director writes to the youth teams only. */
export function useOpenTeams(clubId: string) {
  return useQuery({
    ...teamsOf(clubId),
    select: ({ teams }) => teams.filter(({ isOpen }) => isOpen),
  })
}

function teamsOf(clubId: string) {
  return {
    queryKey: ['teams', 'of-club', clubId],
    queryFn: () => client.clubs.teams({ clubId }),
    meta: { alsoOn: ['members', 'events'] },
  }
}

export function useCreateClubTeams(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (teams: readonly NewClubTeam[]) =>
      client.clubs.createTeams({ clubId, teams: [...teams] }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}

/** The coaches and admins of the club's teams. */
export function useClubStaff(clubId: string) {
  return useQuery({
    queryKey: ['teams', 'club-staff', clubId],
    queryFn: () => client.clubs.staff({ clubId }),
    select: ({ staff }) => staff,
    meta: { alsoOn: ['members', 'clubs'] },
  })
}

export function useAddClubSeason(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (season: SeasonFields) => client.clubs.addSeason({ clubId, season }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}

/** The effect of a season on each team; loaded once its dates are valid. */
export function useClubSeasonPreview({ clubId, enabled }: ClubWatch, season: SeasonFields) {
  return useQuery({
    enabled,
    queryKey: ['teams', 'club-season-preview', clubId, season],
    queryFn: () => client.clubs.addSeason({ clubId, season, preview: true }),
    placeholderData: keepPreviousData,
    select: ({ teams }) => teams,
  })
}

/** Club-wide seasons. */
export function useClubSeasons(clubId: string) {
  return useQuery({
    queryKey: ['teams', 'club-seasons', clubId],
    queryFn: () => client.clubs.seasons({ clubId }),
    select: ({ seasons }) => seasons,
  })
}

export function useUndoClubSeason(clubId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (clubSeasonId: string) => client.clubs.undoSeason({ clubId, clubSeasonId }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['teams'] }),
  })
}

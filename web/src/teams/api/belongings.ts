import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  OpponentFields,
  SeasonFields,
  TaskFields,
  TaskList,
  VenueFields,
} from '@touchline/contract/teams/shapes/belongings'

import { client } from '#web/platform/client/client.ts'
import { keepOffline } from '#web/platform/offline/queries.ts'

import { newsOfDates } from './team.ts'

/** The values of a list form and the entry's id; undefined for a new one. */
export interface Entry<Fields> {
  readonly id: string | undefined
  readonly fields: Fields
}

export function useVenues(teamId: string) {
  return useQuery({
    queryKey: ['teams', teamId, 'venues'],
    queryFn: () => client.teams.venues({ teamId }),
    select: ({ venues }) => venues,
  })
}

export function useSaveVenue(teamId: string) {
  return useListChange(teamId, ({ id, fields: venue }: Entry<VenueFields>) =>
    id === undefined
      ? client.teams.addVenue({ teamId, venue })
      : client.teams.changeVenue({ teamId, venueId: id, venue }),
  )
}

export function useRemoveVenue(teamId: string) {
  return useListChange(teamId, (venueId: string) => client.teams.removeVenue({ teamId, venueId }))
}

export function useOpponents(teamId: string) {
  return useQuery({
    queryKey: ['teams', teamId, 'opponents'],
    queryFn: () => client.teams.opponents({ teamId }),
    select: ({ opponents }) => opponents,
  })
}

export function useSaveOpponent(teamId: string) {
  return useListChange(teamId, ({ id, fields: opponent }: Entry<OpponentFields>) =>
    id === undefined
      ? client.teams.addOpponent({ teamId, opponent })
      : client.teams.changeOpponent({ teamId, opponentId: id, opponent }),
  )
}

export function useRemoveOpponent(teamId: string) {
  return useListChange(teamId, (opponentId: string) =>
    client.teams.removeOpponent({ teamId, opponentId }),
  )
}

export function useTasks(teamId: string) {
  return useTaskList(teamId, ({ tasks }) => tasks)
}

/** Retired tasks, which past events still name. */
export function useRetiredTasks(teamId: string) {
  return useTaskList(teamId, ({ retired }) => retired)
}

/** Members a task can be given to. */
export function useAssignable(teamId: string) {
  return useTaskList(teamId, ({ assignable }) => assignable)
}

function useTaskList<Part>(teamId: string, select: (list: TaskList) => Part) {
  return useQuery({ ...taskListQuery(teamId), select })
}

/** Stored offline, so that an event's page can name its tasks. */
export function taskListQuery(teamId: string) {
  return queryOptions({
    queryKey: ['teams', teamId, 'tasks'],
    queryFn: () => client.teams.tasks({ teamId }),
    ...keepOffline(['members']),
  })
}

export function useSaveTask(teamId: string) {
  return useListChange(teamId, ({ id, fields: task }: Entry<TaskFields>) =>
    id === undefined
      ? client.teams.addTask({ teamId, task })
      : client.teams.changeTask({ teamId, taskId: id, task }),
  )
}

export function useRemoveTask(teamId: string) {
  return useListChange(teamId, (taskId: string) => client.teams.removeTask({ teamId, taskId }))
}

export function useSeasons(teamId: string) {
  return useQuery({ ...seasonsQuery(teamId), select: ({ seasons }) => seasons })
}

export function seasonsQuery(teamId: string) {
  return queryOptions({
    queryKey: ['teams', teamId, 'seasons'],
    queryFn: () => client.teams.seasons({ teamId }),
    ...keepOffline(newsOfDates),
  })
}

export function useSaveSeason(teamId: string) {
  return useListChange(teamId, ({ id, fields: season }: Entry<SeasonFields>) =>
    id === undefined
      ? client.teams.addSeason({ teamId, season })
      : client.teams.changeSeason({ teamId, seasonId: id, season }),
  )
}

export function useRemoveSeason(teamId: string) {
  return useListChange(teamId, (seasonId: string) =>
    client.teams.removeSeason({ teamId, seasonId }),
  )
}

function useListChange<Input, Output>(teamId: string, act: (input: Input) => Promise<Output>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['teams', teamId] }),
  })
}

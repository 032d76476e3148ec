import { readStored, writeStored } from '#web/platform/browser-storage.ts'

const storageKey = 'createdTeamId'

/** Stores the id of the newly created team for /team-success. */
export function rememberCreatedTeam(teamId: string): void {
  writeStored(storageKey, teamId)
}

export function useCreatedTeam(): string | undefined {
  return readStored(storageKey) ?? undefined
}

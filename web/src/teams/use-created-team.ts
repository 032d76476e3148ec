import { readStored, writeStored } from '#web/platform/browser-storage.ts'

const storageKey = 'createdTeamId'

/** Which team was created last in this browser: what /team-success speaks of. */
export function rememberCreatedTeam(teamId: string): void {
  writeStored(storageKey, teamId)
}

export function useCreatedTeam(): string | undefined {
  return readStored(storageKey) ?? undefined
}

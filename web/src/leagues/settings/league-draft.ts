import type { League, LeagueFields } from '@touchline/contract/leagues/shapes/league'

import type { LeagueEdit } from '../api/leagues.ts'
import type { DraftFields } from '../creation/draft.ts'

interface Change {
  readonly league: Pick<League, 'version' | keyof LeagueFields>
  readonly changes: Partial<LeagueFields>
}

/** Adds changes to an edit; the earlier value of a field is that before its first change. */
export function extendEdit(before: LeagueEdit | undefined, change: Change): LeagueEdit {
  return {
    version: before?.version ?? change.league.version,
    was: { ...wasOf(change), ...before?.was },
    changes: { ...before?.changes, ...change.changes },
  }
}

function wasOf({ league, changes }: Change): Partial<LeagueFields> {
  const { name, seasonId, format, venueId, address, rules, invitations } = league
  return {
    ...('name' in changes && { name }),
    ...('seasonId' in changes && { seasonId }),
    ...('format' in changes && { format }),
    ...('venueId' in changes && { venueId }),
    ...('address' in changes && { address }),
    ...('rules' in changes && { rules }),
    ...('invitations' in changes && { invitations }),
  }
}

/** A league as values of the wizard's fields; missing text is ''. */
export function toTypedFields(league: Pick<LeagueFields, keyof DraftFields>): DraftFields {
  const { name, format, venueId, address, invitations } = league
  return { name, format: format ?? '', venueId, address: address ?? '', invitations }
}

/** Typed values in stored form. */
export function changesOf({ address, ...others }: Partial<DraftFields>): Partial<LeagueFields> {
  if (address === undefined) return others
  return { ...others, address: address.trim() === '' ? null : address }
}

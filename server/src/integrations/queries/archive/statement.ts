import type { ArchiveKind } from '@touchline/domain/integrations/archives'
import type { RawBuilder } from 'kysely'

/** A row as the database tells it: with its own id, and the ids of the rows it names. */
export type FoundRow = Readonly<Record<string, unknown>>

export interface Statement {
  readonly read: (teamId: string) => RawBuilder<FoundRow>
  /** Of which kind the rows are that a column names, be it one or a list. */
  readonly names?: Readonly<Record<string, ArchiveKind>>
}

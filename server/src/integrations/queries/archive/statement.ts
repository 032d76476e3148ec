import type { ArchiveKind } from '@touchline/domain/integrations/archives'
import type { RawBuilder } from 'kysely'

/** A row with its id and the ids it refers to. */
export type FoundRow = Readonly<Record<string, unknown>>

export interface Statement {
  readonly read: (teamId: string) => RawBuilder<FoundRow>
  /** The kind of rows a column refers to, one or several. */
  readonly names?: Readonly<Record<string, ArchiveKind>>
}

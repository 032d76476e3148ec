import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'

import type { ChangeDraft, Draft, DraftField } from './draft.ts'

export interface StepProps {
  readonly collection: CollectionShape
  readonly draft: Draft
  readonly onChange: ChangeDraft
  /** The sentence next to each field that was refused. */
  readonly errors: Readonly<Partial<Record<DraftField, string>>>
}

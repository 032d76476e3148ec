import { useState } from 'react'

import { useSelectedPeople } from '../people/use-target.ts'
import type { OpenedDocument } from './document-list.tsx'

/** What the dialog edits: a new document at once for people handed over by the members list. */
export function useOpenedDocument() {
  const isHandedOver = useSelectedPeople().length > 0
  return useState<OpenedDocument | undefined>(isHandedOver ? 'new' : undefined)
}

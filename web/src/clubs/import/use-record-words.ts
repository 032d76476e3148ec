import type { ClubImportRow } from '@touchline/contract/clubs/shapes/import'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

/** What a row of a club's list changes in the membership record, fact by fact. */
export function useRecordWords() {
  const { kinds, reasons, record: text } = useText('clubMembers')
  const { change } = useText('memberImport')
  const { day } = useFormat()
  const words: Readonly<Record<string, string>> = { ...kinds, ...reasons }

  function said(field: ClubImportRow['record'][number]['field'], value: string | null): string {
    if (value === null) return ''
    if (field === 'kind' || field === 'exitReason') return words[value] ?? value
    return /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value
  }

  return ({ record }: ClubImportRow) =>
    record.map(({ field, from, to }) =>
      change(text.fields[field], isolated(said(field, from)), isolated(said(field, to))),
    )
}

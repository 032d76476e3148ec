import type { ImportedGuardian, ImportRow } from '@touchline/contract/members/shapes/import-preview'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { fullName } from '../roster-view.ts'

type ChangedField = ImportRow['changes'][number]['field']

/** Rows of a list in the reader's words. */
export function useImportedWords() {
  const text = useText('members')
  const { day } = useFormat()
  const genders: Readonly<Record<string, string>> = text.form.genders

  function said(field: ChangedField, value: string | null): string {
    if (value === null) return ''
    if (field === 'dateOfBirth') return day(value)
    return field === 'gender' ? (genders[value] ?? value) : value
  }

  return {
    facts: ({ dateOfBirth, jerseyNumber, position, email, phone }: ImportRow['member']) =>
      [
        said('dateOfBirth', dateOfBirth),
        jerseyNumber !== null && `${text.columns.number}${jerseyNumber}`,
        position,
        email,
        phone,
      ]
        .filter(Boolean)
        .join(' · '),

    changes: ({ changes }: ImportRow) =>
      changes
        .map(({ field, from, to }) =>
          text.import.change(text.form[field], said(field, from), said(field, to)),
        )
        .join(' · '),

    guardian: ({ role, firstName, lastName, email, phone }: ImportedGuardian) => {
      const name = fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })
      return [
        `${text.guardianRole[role]}: ${name === '' ? text.import.unnamedParent : name}`,
        email,
        phone,
      ]
        .filter(Boolean)
        .join(' · ')
    },
  }
}

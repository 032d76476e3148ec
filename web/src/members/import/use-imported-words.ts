import type { ImportedGuardian, ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { fieldIdOf } from '@touchline/domain/members/import/fields'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { labelOf } from '#web/ui/label-of.ts'
import { usePhones } from '#web/ui/phone-link.tsx'

import { useCustomWords } from '../fields/use-custom-words.ts'
import { fullName } from '../known-name.ts'
import { isMemberField } from '../member-values.ts'
import { useImportPlace } from './import-place.tsx'

type ChangedField = ImportRow['changes'][number]['field']

/** The values of a row, formatted for the reader. */
export function useImportedWords({ member, changes, guardians }: ImportRow) {
  const colon = useColon()
  const text = useText('members')
  const words = useText('memberImport')
  const { day } = useFormat()
  const ownWords = useCustomWords()
  const { fields } = useImportPlace()
  const hasPhone =
    changes.some(({ field }) => field === 'phone') ||
    [member, ...guardians].some(({ phone }) => phone !== null)
  const phoneOf = usePhones(hasPhone)
  const genders: Readonly<Record<string, string>> = text.form.genders

  function said(field: ChangedField, value: string | null): string {
    if (value === null) return ''
    const own = fields.find(({ id }) => id === fieldIdOf(field))
    if (own) return ownWords(own, value)
    if (field === 'dominantSide') return labelOf(text.form.sides, value)
    if (field === 'dateOfBirth') return day(value)
    if (field === 'phone') return phoneOf(value)
    return field === 'gender' ? (genders[value] ?? value) : value
  }

  function nameOf(field: ChangedField): string {
    const own = fields.find(({ id }) => id === fieldIdOf(field))
    if (own) return own.name
    return isMemberField(field) ? text.form[field] : ''
  }

  return {
    facts: ({ dateOfBirth, jerseyNumber, position, email, phone }: ImportRow['member']) => [
      said('dateOfBirth', dateOfBirth),
      jerseyNumber !== null && words.shirt(jerseyNumber),
      position,
      email,
      said('phone', phone),
    ],

    changes: ({ changes }: ImportRow) =>
      changes.map(({ field, from, to }) =>
        words.change(
          isolated(nameOf(field)),
          isolated(said(field, from)),
          isolated(said(field, to)),
        ),
      ),

    guardian: ({ role, firstName, lastName, email, phone }: ImportedGuardian) => {
      const named = fullName({ firstName: firstName ?? '', lastName: lastName ?? '' })
      const name = named || fullName({ ...member, firstName: text.unnamedParent })
      return [`${text.guardianRole[role]}${colon} ${name}`, email, said('phone', phone)]
    },
  }
}

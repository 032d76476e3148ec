import { countries, firstCountries, firstTimeZones } from '@touchline/domain/values/countries'
import { type Language, languageNames, languages } from '@touchline/domain/values/language'
import { useMemo, useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Select } from '#web/ui/select.tsx'

interface ChoiceProps<Value> {
  readonly label: string
  readonly description?: string | undefined
  readonly error?: string | undefined
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean | undefined
}

/** Chooses a country by its translated name; the team's own first, then the most common ones. */
export function CountryField({ first, ...props }: ChoiceProps<string> & { first?: string }) {
  const { language } = useLanguage()
  const [own] = useState(first ?? props.value)
  const options = useMemo(() => countryOptions(language, own), [language, own])
  return <Combobox {...props} options={options} />
}

/** Chooses an IANA time zone by its city. */
export function TimeZoneField(props: ChoiceProps<string>) {
  const options = useMemo(() => zoneOptions(props.value), [props.value])
  return <Combobox {...props} options={options} />
}

/** Each language is listed in its own words. */
export function LanguageField(props: ChoiceProps<Language>) {
  return (
    <Select
      {...props}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
    />
  )
}

function countryOptions(language: Language, own: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = countries.map((value) => ({ value, label: names.of(value) ?? value }))
  const first = [...new Set([own, ...firstCountries])]
  const isFirst = (code: string) => first.includes(code)
  const others = named
    .filter(({ value }) => !isFirst(value))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
  return [...first.flatMap((code) => named.filter(({ value }) => value === code)), ...others]
}

function zoneOptions(current: string) {
  const all = new Set<string>([
    ...firstTimeZones,
    current,
    ...Intl.supportedValuesOf('timeZone'),
    'UTC',
  ])
  return [...all].map((value) => ({ value, label: value }))
}

import { ChevronDown } from 'lucide-react'
import { type Ref, useMemo, useState } from 'react'

import { Field, type FieldAppearance, useField } from './field.tsx'
import type { TypedNumber } from './phone-numbers.ts'
import { useUiWords } from './ui-words.tsx'
import { useNumbers } from './use-numbers.ts'

export interface PhoneFieldProps extends FieldAppearance {
  /** E.164, or the typed text until it is valid. */
  readonly value: string
  readonly onChange: (number: string) => void
  /** Initial ISO code. */
  readonly country: string
  /** For the names of countries. */
  readonly language: string
  readonly onBlur?: (() => void) | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A phone number in its country's format, stored as E.164. */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  const { ids, control } = useField(props)
  const { numbers, country, national, take } = usePhone(props)

  function type(text: string) {
    // Deletions aren't reformatted, or a bracket couldn't be deleted.
    const formatted = text.length > national.length && numbers?.typedOn(text, country)
    take(formatted || { country, national: text })
  }

  return (
    <Field look={props} ids={ids} className={props.className}>
      <div className="flex">
        <CountryChoice
          numbers={numbers}
          country={country}
          language={props.language}
          disabled={props.disabled}
          onChange={(chosen) => take({ country: chosen, national })}
        />
        <input
          {...control}
          ref={ref}
          type="tel"
          autoComplete="tel"
          name={props.name}
          disabled={props.disabled}
          value={national}
          onBlur={props.onBlur}
          onChange={(event) => type(event.target.value)}
          className="control figures rounded-l-none"
        />
      </div>
    </Field>
  )
}

/** Shows the typed text while it means the stored number; otherwise the formatted stored number. */
function usePhone({ value, country, onChange }: PhoneFieldProps) {
  const numbers = useNumbers(true)
  const [typed, setTyped] = useState<TypedNumber>()
  const ours = typed && numbers && numbers.storedFrom(typed) === value
  const shown = ours ? typed : numbers?.typedFrom(value, typed?.country ?? country)

  function take(next: TypedNumber) {
    setTyped(next)
    onChange(numbers?.storedFrom(next) ?? next.national)
  }

  return { numbers, take, ...(shown ?? { country, national: value }) } as const
}

interface CountryChoiceProps {
  readonly numbers: ReturnType<typeof useNumbers>
  readonly country: string
  readonly language: string
  readonly disabled: boolean | undefined
  readonly onChange: (country: string) => void
}

function CountryChoice({ numbers, country, language, disabled, onChange }: CountryChoiceProps) {
  const words = useUiWords()
  // Memoised, as there are hundreds of countries.
  const options = useMemo(
    () =>
      numbers?.callingCountries(language).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      )),
    [numbers, language],
  )
  return (
    <span className="control relative flex w-24 shrink-0 items-center justify-between gap-1 rounded-r-none border-r-0 has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <span className="figures truncate" aria-hidden>
        {numbers?.callingCode(country) ?? country}
      </span>
      <ChevronDown className="size-4 shrink-0 text-muted" aria-hidden />
      <select
        aria-label={words.countryCode}
        value={country}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      >
        {options ?? <option value={country}>{country}</option>}
      </select>
    </span>
  )
}

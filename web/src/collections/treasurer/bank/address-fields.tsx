import type { PayoutAddress } from '@touchline/contract/collections/shapes/collection'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type TypedAddress = NonNullable<PayoutAddress>

interface AddressFieldsProps {
  readonly address: TypedAddress
  readonly onChange: (address: TypedAddress) => void
  readonly error: string | undefined
}

/** The address of the account holder, which Swiss payment slips print. */
export function AddressFields({ address, onChange, error }: AddressFieldsProps) {
  const text = useText('bank').address
  const field = (name: keyof TypedAddress, maxLength: number) => (
    <TextField
      label={text[name]}
      maxLength={maxLength}
      autoComplete="off"
      value={address[name]}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
    />
  )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{text.title}</legend>
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        {field('street', 70)}
        {field('building', 16)}
      </div>
      <div className="grid grid-cols-[6rem_1fr] gap-3">
        {field('postcode', 16)}
        {field('town', 35)}
      </div>
      {error !== undefined && <p className="text-s text-danger">{error}</p>}
    </fieldset>
  )
}

import type { DonationCountry } from '@touchline/domain/collections/donations/countries'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { UploadField } from '#web/ui/upload-field.tsx'

import { Day, type EntitlementFields } from './line.tsx'
import { isSigned } from './typed-entitlement.ts'

interface SignatureFieldProps extends EntitlementFields {
  readonly country: DonationCountry
  readonly hasSignature: boolean
}

/** A picture of the signature; the German tax office has to know of printed ones. */
export function SignatureField({ country, hasSignature, ...fields }: SignatureFieldProps) {
  const { setUp: text } = useText('donations')
  const { typed, onChange, problems } = fields
  return (
    <>
      <UploadField
        label={text.signature}
        description={hasSignature ? text.hasSignature : text.signatureHint}
        optional
        preview="wide"
        value={typed.signature}
        onChange={(signature) => onChange({ signature })}
        error={problems['signature']}
      />
      {hasSignature && typed.signature === undefined && (
        <Checkbox
          label={text.removeSignature}
          value={typed.isSignatureRemoved}
          onChange={(isSignatureRemoved) => onChange({ isSignatureRemoved })}
        />
      )}
      {country === 'DE' && isSigned(typed, hasSignature) && (
        <Day {...fields} name="machineNoticeOn" label={text.machineNoticeOn} />
      )}
    </>
  )
}

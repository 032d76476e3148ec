import { donationLimits as limits } from '@touchline/domain/collections/donations/limits'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { CountryFields, type CountryFieldsProps } from './country-fields.tsx'
import { Line } from './line.tsx'
import { SignatureField } from './signature-field.tsx'
import { type ConfirmedBy, useTypedEntitlement } from './use-typed-entitlement.ts'

/** Why the club may issue donation receipts, by the form of its country. */
export function EntitlementForm(props: ConfirmedBy) {
  const text = useText('donations')
  const country = props.donations.country ?? 'DE'
  const { hasSignature } = props.donations
  const { typed, change, problems, other, isBusy, submit } = useTypedEntitlement(props, country)
  const fields = { typed, onChange: change, problems }
  return (
    <form noValidate className="w-full max-w-2xl" onSubmit={submit}>
      <Card title={text.setUp.heading}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ClubFields {...fields} country={country} />
          <CountryFields {...fields} country={country} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Line
              {...fields}
              name="signer"
              label={text.setUp.signer}
              maxLength={limits.nameLength}
            />
            <Line
              {...fields}
              name="signerRole"
              label={text.setUp.signerRole}
              maxLength={limits.nameLength}
              isOptional
            />
          </div>
          <SignatureField {...fields} country={country} hasSignature={hasSignature} />
          <Checkbox
            label={text.setUp.confirm}
            value={typed.isConfirmed}
            onChange={(isConfirmed) => change({ isConfirmed })}
            error={problems['isConfirmed']}
          />
          {other !== undefined && <Banner tone="danger">{other}</Banner>}
          <div>
            <Button type="submit" variant="primary" busy={isBusy}>
              {text.setUp.save}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  )
}

function ClubFields({ country, ...fields }: CountryFieldsProps) {
  const text = useText('donations')
  return (
    <>
      <Line {...fields} name="name" label={text.setUp.name} maxLength={limits.nameLength} />
      <Line {...fields} name="street" label={text.address.street} maxLength={limits.streetLength} />
      <div className="grid grid-cols-2 gap-4">
        <Line
          {...fields}
          name="postcode"
          label={text.address.postcode}
          maxLength={limits.postcodeLength}
        />
        <Line {...fields} name="town" label={text.address.town} maxLength={limits.townLength} />
      </div>
      <Line
        {...fields}
        name="purposes"
        label={text.setUp.purposes[country]}
        hint={text.setUp.purposesHint[country]}
        maxLength={limits.purposeLength}
      />
    </>
  )
}

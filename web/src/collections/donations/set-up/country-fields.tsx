import { frenchArticles } from '@touchline/contract/collections/shapes/donations'
import type { DonationCountry } from '@touchline/domain/collections/donations/countries'
import { donationLimits as limits } from '@touchline/domain/collections/donations/limits'
import { germanNotices } from '@touchline/domain/collections/donations/notices'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

import { Day, type EntitlementFields, Line } from './line.tsx'

export interface CountryFieldsProps extends EntitlementFields {
  readonly country: DonationCountry
}

/** What only the form of one country asks for. */
export function CountryFields({ country, ...fields }: CountryFieldsProps) {
  switch (country) {
    case 'DE':
      return <GermanFields {...fields} />
    case 'FR':
      return <FrenchFields {...fields} />
    case 'ES':
      return <SpanishFields {...fields} />
  }
}

function GermanFields(fields: EntitlementFields) {
  const { setUp: text } = useText('donations')
  const { typed, onChange } = fields
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line {...fields} name="taxOffice" label={text.taxOffice} maxLength={limits.nameLength} />
        <Line {...fields} name="taxNumber" label={text.taxNumber} />
        <Select
          label={text.notice}
          options={germanNotices.map((value) => ({ value, label: text.notices[value] }))}
          value={typed.notice}
          onChange={(notice) => onChange({ notice })}
        />
        <Day {...fields} name="noticeOn" label={text.noticeOn} />
      </div>
      {typed.notice !== 'statutes' && (
        <Line
          {...fields}
          name="assessmentPeriod"
          label={text.assessmentPeriod}
          hint={text.assessmentHint}
        />
      )}
      <Checkbox
        label={text.areFeesDeductible}
        description={text.feesHint}
        value={typed.areFeesDeductible}
        onChange={(areFeesDeductible) => onChange({ areFeesDeductible })}
      />
    </>
  )
}

const frenchCategories = ['general_interest', 'public_utility'] as const

function FrenchFields(fields: EntitlementFields) {
  const { setUp: text } = useText('donations')
  const { typed, onChange, problems } = fields
  return (
    <>
      <Line {...fields} name="number" label={text.number.FR} maxLength={20} />
      <Select
        label={text.category}
        options={frenchCategories.map((value) => ({ value, label: text.frenchCategories[value] }))}
        value={typed.frenchCategory}
        onChange={(frenchCategory) => onChange({ frenchCategory })}
      />
      {typed.frenchCategory === 'public_utility' && (
        <Day {...fields} name="decreeOn" label={text.decreeOn} />
      )}
      <fieldset>
        <legend className="font-medium">{text.articles}</legend>
        {frenchArticles.map((article) => (
          <Checkbox
            key={article}
            label={article}
            value={typed.articles.includes(article)}
            onChange={(isChosen) =>
              onChange({
                articles: frenchArticles.filter((one) =>
                  one === article ? isChosen : typed.articles.includes(one),
                ),
              })
            }
          />
        ))}
        <FieldError id="donation-articles" error={problems['articles']} />
      </fieldset>
    </>
  )
}

const spanishCategories = ['b', 'a', 'e'] as const

function SpanishFields(fields: EntitlementFields) {
  const { setUp: text } = useText('donations')
  const { typed, onChange } = fields
  return (
    <>
      <Line {...fields} name="number" label={text.number.ES} maxLength={20} />
      <Select
        label={text.category}
        options={spanishCategories.map((value) => ({
          value,
          label: text.spanishCategories[value],
        }))}
        value={typed.spanishCategory}
        onChange={(spanishCategory) => onChange({ spanishCategory })}
      />
    </>
  )
}

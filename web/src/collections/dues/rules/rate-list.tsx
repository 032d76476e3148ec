import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import { duesLimits, rateChoices } from '@touchline/domain/collections/dues/rules'
import type { Currency } from '@touchline/domain/values/money'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OrderList } from '#web/ui/order-list.tsx'
import { Select } from '#web/ui/select.tsx'

import { RateDialog } from './rate-dialog.tsx'

type Rules = NonNullable<DuesShape['rules']>
type Rate = Rules['rates'][number]

interface RateListProps {
  readonly rates: readonly Rate[]
  readonly currency: Currency
  readonly teams: DuesShape['teams']
  readonly error: string | undefined
  readonly onChange: (rates: readonly Rate[]) => void
  readonly choice: Rules['rateChoice']
  readonly onChoose: (choice: Rules['rateChoice']) => void
}

/** The club's rates, and what counts if several fit. */
export function RateList(props: RateListProps) {
  const { rates, currency, teams, error, onChange } = props
  const text = useText('dues').rules
  const nameOf = useRateName(currency, teams)
  const [edited, setEdited] = useState<Rate | 'new'>()
  const errorId = useId()
  const put = (rate: Rate) => onChange([...rates.filter(({ id }) => id !== rate.id), rate])
  const replace = (rate: Rate) => onChange(rates.map((one) => (one.id === rate.id ? rate : one)))
  return (
    <Card title={text.rates}>
      {rates.length === 0 && <p className="mb-3 text-muted">{text.noRates}</p>}
      {rates.length > 0 && (
        <OrderList
          label={text.rates}
          items={rates}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onChange={onChange}
          tool={(rate) => (
            <span className="flex">
              <IconButton
                label={text.edit(rate.name)}
                icon={<Pencil aria-hidden />}
                onClick={() => setEdited(rate)}
              />
              <IconButton
                label={text.remove(rate.name)}
                icon={<Trash2 aria-hidden />}
                onClick={() => onChange(rates.filter(({ id }) => id !== rate.id))}
              />
            </span>
          )}
        />
      )}
      <FieldError id={errorId} error={error} />
      {rates.length < duesLimits.rates && (
        <Button
          className="mt-3"
          icon={<Plus aria-hidden />}
          data-refused={error === undefined ? undefined : true}
          onClick={() => setEdited('new')}
        >
          {text.add}
        </Button>
      )}
      {rates.length > 1 && <RateChoice {...props} />}
      {edited !== undefined && (
        <RateDialog
          edited={edited}
          currency={currency}
          teams={teams}
          onSave={edited === 'new' ? put : replace}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

function RateChoice({ choice, onChoose }: Pick<RateListProps, 'choice' | 'onChoose'>) {
  const text = useText('dues').rules
  return (
    <div className="mt-4 sm:max-w-sm">
      <Select
        label={text.rateChoice}
        options={rateChoices.map((value) => ({ value, label: text.rateChoices[value] }))}
        value={choice}
        onChange={onChoose}
      />
    </div>
  )
}

/** "Youth · 14 to 17 · U15, U17 · €96.00 a year". */
function useRateName(currency: Currency, teams: DuesShape['teams']): (rate: Rate) => string {
  const text = useText('dues').rules
  const { money } = useFormat()
  return ({ name, minAge, maxAge, teamIds, kinds, amount }) => {
    const from = minAge === null ? '' : String(minAge)
    const ages =
      maxAge === null
        ? minAge === null
          ? ''
          : text.fromAge(minAge)
        : minAge === null
          ? text.toAge(maxAge)
          : text.ages(from, String(maxAge))
    const inTeams = teams.filter(({ id }) => teamIds.includes(id)).map((team) => team.name)
    return [
      name,
      ages,
      inTeams.join(', '),
      kinds.map((kind) => text.kindNames[kind]).join(', '),
      amount === 0 ? text.free : text.aYear(money(amount, currency)),
    ]
      .filter((part) => part !== '')
      .join(' · ')
  }
}

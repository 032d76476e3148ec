import type { SubscriptionProduct } from '@touchline/contract/subscriptions/shapes/products'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useProducts } from '../api/offer.ts'
import { useChangePrice } from '../api/plan.ts'
import { usePriceWords } from '../price.tsx'

interface ChangePlanProps {
  readonly teamId: string
  /** The current price; undefined if the provider hasn't reported it. */
  readonly current: string | undefined
}

export function ChangePlan({ teamId, current }: ChangePlanProps) {
  const text = useText('premium').plan
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>{text.change}</Button>}
      title={text.change}
      description={text.changeText}
    >
      <Options teamId={teamId} current={current} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

interface OptionsProps extends ChangePlanProps {
  readonly onDone: () => void
}

function Options(props: OptionsProps) {
  const text = useText('premium')
  const { data, ...query } = useProducts()
  if (query.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (data === undefined)
    return <LoadFailure title={text.failed} hint={text.failedHint} query={query} />
  const hasOther = data.some(({ priceId }) => priceId !== props.current)
  return hasOther ? <Choice {...props} products={data} /> : <p>{text.plan.noOther}</p>
}

interface ChoiceProps extends OptionsProps {
  readonly products: readonly SubscriptionProduct[]
}

function Choice({ teamId, current, products, onDone }: ChoiceProps) {
  const text = useText('premium').plan
  const { errors } = useText('wire')
  const wordsOf = usePriceWords()
  const change = useChangePrice(teamId)
  const [chosen, setChosen] = useState(current)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined) change.mutate(chosen, { onSuccess: onDone })
      }}
    >
      <RadioCards
        label={text.options}
        labelHidden
        options={products.map((product) => ({
          value: product.priceId,
          label: wordsOf(product),
          description:
            product.priceId === current ? `${product.name} · ${text.current}` : product.name,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      {change.isError && <Banner tone="danger">{errors[codeOf(change.error)]}</Banner>}
      <DialogActions>
        <Button
          type="submit"
          variant="primary"
          disabled={chosen === undefined || chosen === current}
          busy={change.isPending}
          busyLabel={text.saving}
        >
          {text.save}
        </Button>
      </DialogActions>
    </form>
  )
}

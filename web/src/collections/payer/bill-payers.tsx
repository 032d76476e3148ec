import { mayChooseBillPayers } from '@touchline/domain/collections/permissions'
import { useId } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type BillPayersOf, useBillPayers, useSetBillPayers } from './api.ts'

/** Chooses which parent gets a child's bills, or both; hidden if there is no choice. */
export function BillPayers({ memberId }: { memberId: string }) {
  const actor = useActor()
  if (!mayChooseBillPayers(actor, memberId)) return null
  return <Choice child={{ teamId: actor.teamId, memberId }} />
}

function Choice({ child }: { child: BillPayersOf }) {
  const { billPayers: text } = useText('payer')
  const { list } = useFormat()
  const complain = useErrorToast()
  const id = useId()
  const { data, ...query } = useBillPayers(child)
  const set = useSetBillPayers(child)
  if (query.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  const { guardians } = data
  if (guardians.length < 2) return null

  const chosen = guardians.filter(({ isChosen }) => isChosen).map(({ guardianId }) => guardianId)
  const pairs = guardians.flatMap((one, at) => guardians.slice(at + 1).map((other) => [one, other]))
  const options = [
    { value: '', label: text.first },
    ...[...guardians.map((one) => [one]), ...pairs].map((payers) => ({
      value: payers.map(({ guardianId }) => guardianId).join(),
      label:
        payers.length > 1
          ? text.both(list(payers.map(({ name }) => name)))
          : (payers[0]?.name ?? ''),
    })),
  ]

  function choose(value: string) {
    set.mutate(value === '' ? [] : value.split(','), {
      onError: complain,
    })
  }

  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-2 text-l">
        {text.title}
      </h2>
      <RadioCards
        label={text.title}
        labelHidden
        description={text.hint}
        arrangement="list"
        options={options}
        value={set.isPending ? (set.variables?.join() ?? '') : chosen.join()}
        onChange={choose}
      />
    </section>
  )
}

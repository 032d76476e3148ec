import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { Plus } from 'lucide-react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useSaveItem } from '../api.ts'

/** Common fines and drinks in the team's language, one tap each; their amounts can be changed. */
export function UsualItems({ box: { presets, currency } }: { box: CashBox }) {
  const text = useText('cashbox')
  const { money } = useFormat()
  const complain = useErrorToast()
  const save = useSaveItem(useTeam().team.id)
  if (presets.length === 0) return null
  return (
    <section className="no-print">
      <h2 className="mb-2 text-s text-muted">{text.usual}</h2>
      <div className="flex flex-wrap gap-2">
        {presets.map((item) => (
          <Button
            key={item.name}
            size="s"
            icon={<Plus aria-hidden />}
            busy={save.isPending && save.variables.item.name === item.name}
            onClick={() =>
              save.mutate({ itemId: crypto.randomUUID(), item }, { onError: complain })
            }
          >
            {text.tapItem(item.name, money(item.amount, currency))}
          </Button>
        ))}
      </div>
    </section>
  )
}

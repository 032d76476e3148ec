import type { DeletedCard } from '@touchline/contract/teams/shapes/mine'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useRestoreClub, useRestoreTeam } from './api/mine.ts'

/** Deleted teams and clubs that can still be restored. */
export function DeletedTeams({ cards }: { cards: readonly DeletedCard[] }) {
  const text = useText('teams').mine
  if (cards.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-l">{text.deleted}</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {cards.map((card) => (
          <DeletedRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function DeletedRow({ card }: { card: DeletedCard }) {
  const text = useText('teams').mine
  const { errors } = useText('wire')
  const format = useFormat()
  const toast = useToast()
  const team = useRestoreTeam()
  const club = useRestoreClub()
  const restore = card.isClub ? club : team

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{card.name}</p>
        <p className="text-s text-muted">
          {text.restorableUntil(format.day(card.restorableUntil.slice(0, 10)))}
        </p>
      </div>
      <Button
        size="s"
        busy={restore.isPending}
        busyLabel={text.restoring}
        onClick={() =>
          restore.mutate(card.id, {
            onSuccess: () => toast({ title: text.restored(card.name) }),
            onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
          })
        }
      >
        {text.restore}
      </Button>
    </li>
  )
}

import type { RemindersShape } from '@touchline/contract/collections/shapes/reminders'
import { BellRing, Settings } from 'lucide-react'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useReminders } from './api.ts'
import { selectLetters, overdueSums } from './chosen-letters.ts'
import { OverdueFamilies } from './overdue-families.tsx'
import { RemindButton } from './remind-button.tsx'
import { SettingsDialog } from './settings/settings-dialog.tsx'

/** Families with overdue bills, who gets the next reminder, and the stages. */
export function RemindersView({ clubId }: { clubId: string }) {
  const text = useText('reminders')
  const reminders = useReminders(clubId)
  const [isSetting, setSetting] = useState(false)
  const { data } = reminders
  if (reminders.isError) return <LoadFailure title={text.failed} query={reminders} />
  if (data === undefined) return <SkeletonRows label={text.loading} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {data.settings.isAutomatic ? <Badge tone="good">{text.automaticOn}</Badge> : <span />}
        <Button onClick={() => setSetting(true)}>
          <Settings aria-hidden className="size-4" />
          {text.settings}
        </Button>
      </div>
      {data.families.length === 0 ? (
        <EmptyState icon={<BellRing aria-hidden />} title={text.none} />
      ) : (
        <Overdue clubId={clubId} reminders={data} />
      )}
      {isSetting && (
        <SettingsDialog clubId={clubId} reminders={data} onClose={() => setSetting(false)} />
      )}
    </div>
  )
}

interface OverdueProps {
  readonly clubId: string
  readonly reminders: RemindersShape
}

function Overdue({ clubId, reminders }: OverdueProps) {
  const text = useText('reminders')
  const { money } = useFormat()
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = selectLetters(reminders, takenOut)
  const sums = [...overdueSums(reminders.families)].map(([currency, sum]) => money(sum, currency))

  function toggle(keys: readonly string[], isIn: boolean) {
    setTakenOut((before) => {
      const after = new Set(before)
      for (const key of keys)
        if (isIn) after.delete(key)
        else after.add(key)
      return after
    })
  }

  return (
    <>
      <OverdueFamilies families={reminders.families} takenOut={takenOut} toggle={toggle} />
      <div
        data-ending
        className="sticky bottom-(--bottom-bar) short:static z-1 flex flex-wrap items-center justify-between gap-2 border-t border-line bg-ground py-3"
      >
        <p className="figures" role="status">
          {text.overdue(reminders.families.length, sums.join(' + '))}
        </p>
        <RemindButton
          clubId={clubId}
          chosen={chosen}
          currency={reminders.settings.currency}
          variant="primary"
          refusal={refusalOf(reminders, chosen.letters, text)}
        />
      </div>
    </>
  )
}

function refusalOf(
  { letters }: RemindersShape,
  chosen: number,
  text: ReturnType<typeof useText<'reminders'>>,
): string | undefined {
  if (letters === 0) return text.nobody
  return chosen === 0 ? text.nobodyChosen : undefined
}

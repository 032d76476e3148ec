import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { CalendarX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { findOwnPeople } from './own-people.ts'

const load = () => import('./absence-dialog.tsx')
const AbsenceDialog = lazy(async () => ({ default: (await load()).AbsenceDialog }))

/** Opens the dialog for my and my children's absences, loaded on the first press. */
export function AbsenceButton({ mine }: { mine: MyTeams }) {
  const text = useText('start').absence
  const [isOpen, setOpen] = useState<boolean>()
  const people = findOwnPeople(mine, text.me)
  if (people.length === 0) return null
  return (
    <>
      <Button
        icon={<CalendarX aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        {text.open}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <AbsenceDialog people={people} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

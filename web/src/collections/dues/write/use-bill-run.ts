import type { DuesShape } from '@touchline/contract/collections/shapes/dues'
import {
  lastDayOf,
  periodName,
  nextPeriod,
  periodContaining,
} from '@touchline/domain/collections/dues/period'
import type { DuesPeriod, DuesPeriodMonths } from '@touchline/domain/collections/dues/rules'
import { addDays } from '@touchline/domain/events/days'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

/** Usual time to pay; the treasurer sets another day. */
const usualDays = 14

/** The bills to create: period, name, due date and exclusions. */
export function useBillRun({ months: usualMonths, rules }: DuesShape) {
  const text = useText('dues').write
  const { timeZone } = useBrowserPlace()
  const today = dayInZone(useNow(), timeZone)
  const yearBegins = rules?.yearBegins ?? 1
  const [months, setMonths] = useState<DuesPeriodMonths>(usualMonths)
  const [startsOn, setStartsOn] = useState<string>()
  const [typedName, setName] = useState<string>()
  const [dueOn, setDueOn] = useState(addDays(today, usualDays))
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set())
  /** Identifies these bills, so that a repeated request creates them once. */
  const [id] = useState<string>(() => crypto.randomUUID())
  const offered = periodsFrom(periodContaining(today, { months, yearBegins }))
  const period = offered.find((one) => one.startsOn === startsOn) ?? offered[0]

  function toggle(familyIds: readonly string[], isIn: boolean) {
    setTakenOut((before) => {
      const after = new Set(before)
      for (const family of familyIds)
        if (isIn) after.delete(family)
        else after.add(family)
      return after
    })
  }

  return {
    id,
    period: { startsOn: period.startsOn, months },
    endsOn: lastDayOf(period),
    offered,
    setMonths: (chosen: DuesPeriodMonths) => {
      setMonths(chosen)
      setStartsOn(undefined)
    },
    setStartsOn,
    name: typedName ?? text.nameOf(periodName(period)),
    setName,
    dueOn,
    setDueOn,
    takenOut,
    toggle,
  }
}

export type BillRun = ReturnType<typeof useBillRun>

/** The period of today and the two that follow. */
function periodsFrom(first: DuesPeriod): readonly [DuesPeriod, DuesPeriod, DuesPeriod] {
  const second = nextPeriod(first)
  return [first, second, nextPeriod(second)]
}

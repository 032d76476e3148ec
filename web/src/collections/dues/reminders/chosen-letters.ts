import type {
  OverdueFamilyShape,
  RemindersShape,
} from '@touchline/contract/collections/shapes/reminders'

/** What would be sent to the families not excluded. */
export interface ChosenLetters {
  readonly letters: number
  readonly billIds: readonly string[]
  /** The fees in minor units. */
  readonly fees: number
}

export function isRemindable({ stage, hasAddress }: OverdueFamilyShape): boolean {
  return stage !== null && hasAddress
}

/** The emails of families not excluded; a bill of two families is sent to both or neither. */
export function selectLetters(
  { families }: Pick<RemindersShape, 'families'>,
  takenOut: ReadonlySet<string>,
): ChosenLetters {
  const left = new Set(families.filter(({ key }) => takenOut.has(key)).flatMap(nextBills))
  const chosen = families.filter(
    (family) => isRemindable(family) && !nextBills(family).some((id) => left.has(id)),
  )
  return {
    letters: chosen.length,
    billIds: [...new Set(chosen.flatMap(nextBills))],
    fees: chosen.reduce((sum, { fee }) => sum + fee, 0),
  }
}

function nextBills({ bills }: OverdueFamilyShape): readonly string[] {
  return bills.flatMap(({ billId, next }) => (next === null ? [] : billId))
}

/** Overdue amounts by currency; a bill sent to two guardians counts once. */
export function overdueSums(families: readonly OverdueFamilyShape[]): ReadonlyMap<string, number> {
  const bills = new Map(families.flatMap(({ bills: of }) => of.map((bill) => [bill.billId, bill])))
  const sums = new Map<string, number>()
  for (const { currency, late } of bills.values())
    sums.set(currency, (sums.get(currency) ?? 0) + late)
  return sums
}

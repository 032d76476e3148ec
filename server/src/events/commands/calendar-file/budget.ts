/** Limits the work on one calendar: a rule by the second would never end. */
export interface Budget {
  steps: number
}

export class CalendarTooLarge extends Error {}

export function spendSteps(budget: Budget, steps: number): void {
  budget.steps -= steps
  if (budget.steps < 0) throw new CalendarTooLarge()
}

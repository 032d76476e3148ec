/** The steps of 'To get started...', in order. */
export const checklistSteps = ['settings', 'members', 'event', 'message'] as const
export type ChecklistStep = (typeof checklistSteps)[number]

export type Checklist = Readonly<Record<ChecklistStep, boolean>>

export function stepsDone(checklist: Checklist): number {
  return checklistSteps.filter((step) => checklist[step]).length
}

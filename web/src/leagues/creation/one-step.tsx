import { FixturesStep } from './fixtures-step.tsx'
import { GeneralStep } from './general-step.tsx'
import { InvitationsStep } from './invitations-step.tsx'
import type { StepProps } from './step-props.ts'

export const steps = ['general', 'invitations', 'fixtures'] as const

const views = { general: GeneralStep, invitations: InvitationsStep, fixtures: FixturesStep }

export function OneStep({ at, ...props }: StepProps & { readonly at: number }) {
  const Step = views[steps[at] ?? 'general']
  return <Step {...props} />
}

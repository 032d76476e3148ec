import { CalendarDays } from 'lucide-react'

import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

import { Specimen } from './specimen.tsx'

export function States() {
  return (
    <Specimen title="States">
      <Card title="A card" action={<a href="#content">See calendar</a>}>
        No past event
      </Card>
      <Banners />
      <EmptyState
        icon={<CalendarDays aria-hidden />}
        title="No events scheduled for this month"
        action={<Button variant="primary">Create first event</Button>}
      >
        Practices and matches stand here, with everybody’s answers.
      </EmptyState>
      <ErrorState title="Error loading members" action={<Button>Try again</Button>}>
        Could not load team members. Please try again.
      </ErrorState>
      <Spinner label="Loading your account..." />
      <SkeletonRows label="Loading" count={2} />
    </Specimen>
  )
}

function Banners() {
  return (
    <div className="grid gap-3">
      <Banner title="To get started...">Steps 1 / 4</Banner>
      <Banner tone="good">Password reset link sent! Check your email inbox.</Banner>
      <Banner tone="warning">Verify your team</Banner>
      <Banner tone="danger" onDismiss={() => undefined}>
        Invalid login credentials
      </Banner>
    </div>
  )
}

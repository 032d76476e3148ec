import { PowerOff } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { PageTitle } from './page-title.tsx'

/** In place of a page that the operator has turned off. */
export function TurnedOff() {
  const { turnedOff } = useText('site')
  const { errors } = useText('wire')
  return (
    <>
      <PageTitle title={turnedOff} />
      <EmptyState heading="h1" icon={<PowerOff aria-hidden />} title={turnedOff}>
        {errors.feature_off}
      </EmptyState>
    </>
  )
}

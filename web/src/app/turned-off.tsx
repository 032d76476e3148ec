import { useText } from '#web/platform/language/language.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { PageTitle } from './page-title.tsx'

/** In place of a page that the operator has turned off. */
export function TurnedOff() {
  const { turnedOff } = useText('site')
  const { errors } = useText('wire')
  return (
    <>
      <PageTitle title={turnedOff} />
      <ErrorState heading="h1" title={turnedOff}>
        {errors.feature_off}
      </ErrorState>
    </>
  )
}

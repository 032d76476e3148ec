import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Progress } from '#web/ui/progress.tsx'

import type { useBringing } from './use-bringing.ts'

/** What went wrong with bringing the teams along, or how far their pictures are. */
export function BringState({ bringing, progress }: ReturnType<typeof useBringing>) {
  const text = useText('bringing')
  return (
    <>
      {bringing.isError && (
        <Banner tone="danger">
          {codeOf(bringing.error) === 'unavailable' ? text.unanswered : text.refused}
        </Banner>
      )}
      {progress && (
        <div className="grid w-full gap-2">
          <p role="status" className="text-s text-muted">
            {text.pictures(progress.done + 1, progress.all)}
          </p>
          <Progress label={text.bringing} value={progress.done} max={progress.all} />
        </div>
      )}
    </>
  )
}

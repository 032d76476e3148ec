import { useText } from '#web/platform/language/language.tsx'
import { dismissLost } from '#web/platform/offline/lost.ts'
import { Banner } from '#web/ui/banner.tsx'

/** A session that ended elsewhere took along what was not sent: that is said where one lands. */
export function LostNotice({ count }: { count: number }) {
  const text = useText('offline')
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Banner tone="warning" onDismiss={dismissLost}>
        {text.lost(count)}
      </Banner>
    </div>
  )
}

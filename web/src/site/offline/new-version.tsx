import { useText } from '#web/platform/language/language.tsx'
import { useIsOutdated } from '#web/platform/offline/new-version.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** This page is older than what the server has: says so and waits; what is typed is there afterwards. */
export function NewVersion() {
  const { newVersion: text } = useText('offline')
  if (!useIsOutdated()) return null
  return (
    <div className="no-print mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
      <Banner
        title={text.title}
        action={
          <Button size="s" onClick={() => globalThis.location.reload()}>
            {text.reload}
          </Button>
        }
      >
        {text.text}
      </Banner>
    </div>
  )
}

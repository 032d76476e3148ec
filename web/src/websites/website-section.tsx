import { useText } from '#web/platform/language/language.tsx'

import { WebsiteSettings } from './website-settings.tsx'

/** The public website of a team without a club, in its settings. */
export function WebsiteSection({ teamId }: { teamId: string }) {
  const text = useText('websites')
  return (
    <section>
      <h2 className="mb-4 text-l">{text.title}</h2>
      <WebsiteSettings owner={{ teamId }} />
    </section>
  )
}

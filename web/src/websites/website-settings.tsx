import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useWebsite, type Owner } from './api.ts'
import { EmbedCode } from './embed-code.tsx'
import { WebsiteForm } from './website-form.tsx'
import { WebsiteLink } from './website-link.tsx'

/** The website's address once it is online, and what it shows. */
export function WebsiteSettings({ owner }: { owner: Owner }) {
  const text = useText('websites')
  const website = useWebsite(owner)
  if (website.isError) return <LoadFailure title={text.failed} query={website} />
  if (website.data === undefined) return <SkeletonRows label={text.loading} />
  const { data } = website
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      {data.isPublished && <WebsiteLink website={data} />}
      <WebsiteForm key={data.version} owner={owner} website={data} />
      {data.isPublished && <EmbedCode website={data} />}
    </div>
  )
}

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useWebsite, type Owner, type Website } from './api.ts'
import { EmbedCode } from './embed-code.tsx'
import { OwnHost } from './own-host.tsx'
import { WebsiteForm } from './website-form.tsx'
import { WebsiteLink } from './website-link.tsx'

/** The website's address once it is online, and what it shows. */
export function WebsiteSettings({ owner }: { owner: Owner }) {
  const text = useText('websites')
  const website = useWebsite(owner)
  if (website.isError) return <LoadFailure title={text.failed} query={website} />
  if (website.data === undefined) return <SkeletonRows label={text.loading} />
  const { data } = website
  const host = placeOfHost(data)
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      {data.isPublished && <WebsiteLink website={data} />}
      {host === 'first' && <OwnHost owner={owner} website={data} />}
      <WebsiteForm key={data.version} owner={owner} website={data} />
      {data.isPublished && <EmbedCode website={data} />}
      {host === 'last' && <OwnHost owner={owner} website={data} />}
    </div>
  )
}

/** A domain that doesn't work yet needs the reader first. */
function placeOfHost({ offersHost, host, version }: Website): 'first' | 'last' | undefined {
  if (!offersHost || version === 0) return undefined
  return host === null || host.state === 'online' ? 'last' : 'first'
}

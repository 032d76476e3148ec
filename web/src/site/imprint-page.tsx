import { useText } from '#web/platform/language/language.tsx'

import { InstallationWords } from './installation-words.tsx'
import { ProsePage } from './prose-page.tsx'

export default function ImprintPage() {
  const text = useText('site').imprintPage
  return (
    <ProsePage title={text.title} lead={text.lead}>
      <InstallationWords
        page="imprint"
        heading="h2"
        fallback={<p className="mt-2 max-w-measure">{text.missing}</p>}
      />
    </ProsePage>
  )
}

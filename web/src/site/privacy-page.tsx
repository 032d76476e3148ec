import { useText } from '#web/platform/language/language.tsx'

import { InstallationWords } from './installation-words.tsx'
import { ProsePage, ProseSections } from './prose-page.tsx'

/** What the software does with data, for adults and children, followed by the operator's text. */
export default function PrivacyPage() {
  const text = useText('site').privacyPage
  return (
    <ProsePage title={text.title} lead={text.lead} sections={text.sections}>
      <h2 className="mt-16 text-xl">{text.operator.title}</h2>
      <InstallationWords
        page="privacy"
        heading="h3"
        fallback={<p className="mt-2 max-w-measure">{text.operator.missing}</p>}
      />
      <h2 id="young" className="mt-16 text-xl">
        {text.young.title}
      </h2>
      <ProseSections sections={text.young.sections} isBelow />
    </ProsePage>
  )
}

import { useText } from '#web/platform/language/language.tsx'

import { ProsePage, ProseSections } from './prose-page.tsx'

export default function PrivacyPage() {
  const text = useText('home').privacyPage
  return (
    <ProsePage title={text.title} lead={text.lead} sections={text.sections}>
      <h2 id="young" className="mt-16 text-xl">
        {text.young.title}
      </h2>
      <ProseSections sections={text.young.sections} isBelow />
    </ProsePage>
  )
}

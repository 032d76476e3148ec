import { useText } from '#web/platform/language/language.tsx'

import { ProsePage } from './prose-page.tsx'

export default function PrivacyPage() {
  const text = useText('home').privacyPage
  return <ProsePage title={text.title} lead={text.lead} sections={text.sections} />
}

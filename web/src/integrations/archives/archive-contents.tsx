import { previewedKinds } from '@touchline/domain/integrations/archives'

import { useText } from '#web/platform/language/language.tsx'

/** What an archive of a team holds. */
export function ArchiveContents() {
  const text = useText('archives')
  return (
    <section className="grid gap-2">
      <h2 className="text-l">{text.within}</h2>
      <ul className="grid list-disc gap-1 pl-5 sm:grid-cols-2">
        {previewedKinds.map((kind) => (
          <li key={kind}>{text.kinds[kind]}</li>
        ))}
      </ul>
    </section>
  )
}

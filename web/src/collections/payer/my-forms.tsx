import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Facts } from '#web/ui/facts.tsx'

import type { MyForm } from './api.ts'

/** Forms to fill in for the reader or their children; hidden if none. */
export function MyForms({ forms }: { forms: readonly MyForm[] }) {
  const { mine: text } = useText('payer')
  if (forms.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-l">{text.toFillIn}</h2>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
        {forms.map((form) => (
          <MyFormLine key={form.collectionId} form={form} />
        ))}
      </ul>
    </section>
  )
}

function MyFormLine({ form: { collection, team, names, key } }: { form: MyForm }) {
  const { mine: text } = useText('payer')
  const { list } = useFormat()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium wrap-anywhere">{collection}</p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={[team, text.forNames(list(names))]} />
        </p>
      </div>
      <ButtonLink to={paths.collect(key)} size="s" variant="primary">
        {text.fillIn}
        <span className="sr-only">{collection}</span>
      </ButtonLink>
    </li>
  )
}

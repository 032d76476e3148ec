import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { OutwardLink } from '#web/ui/outward-link.tsx'

import { useProblemText } from './use-problem-text.ts'
import type { RegisterForm } from './use-register-form.ts'

/** The club may store it, and its statutes hold. */
export function AgreePart({ filling }: { filling: RegisterForm }) {
  const text = useText('register')
  const problem = useProblemText(filling)
  const { draft, change, form } = filling
  const { statutesUrl } = form.settings
  const hasStatutes = statutesUrl !== ''
  const agrees = hasStatutes ? text.agreesToStatutes : text.agrees
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-6">
      <Checkbox
        label={agrees(form.owner.name)}
        value={draft.agrees}
        error={problem('agrees')}
        onChange={(isAgreed) => change({ agrees: isAgreed })}
      />
      {hasStatutes && (
        <p className="ml-8">
          <OutwardLink to={statutesUrl} words={text.statutes} />
        </p>
      )}
    </div>
  )
}

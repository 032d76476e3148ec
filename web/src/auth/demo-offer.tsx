import { type DemoPerson, demoClub } from '@touchline/contract/auth/shapes'
import { LogIn } from 'lucide-react'
import { useMemo } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Button } from '#web/ui/button.tsx'

import { FormRefusal } from './sign-in-frame.tsx'
import { type SignIn, useDemo } from './use-demo.ts'

interface DemoOfferProps {
  /** The people of a loaded demo club. */
  readonly known: readonly unknown[]
  /** Fills the sign-in form; undefined leads to the sign-in page. */
  readonly onPick?: ((signIn: SignIn) => void) | undefined
}

/** Loads the demo club, then lists whom to sign in as. */
export function DemoOffer({ known, onPick }: DemoOfferProps) {
  const text = useText('operations').demo
  const demoClubNotes = useMemo(() => demoClub.safeParse({ people: known }).data, [known])
  const demo = useDemo(demoClubNotes?.people ?? [], onPick)
  return (
    <section className="mt-8 grid gap-4 border-t border-line pt-6">
      <h2 className="text-l">{text.title}</h2>
      {demo.people.length > 0 ? (
        <>
          <p className="text-muted">{text.loaded}</p>
          <People people={demo.people} onPick={demo.pick} />
        </>
      ) : (
        <>
          <p className="text-muted">{text.lead}</p>
          <FormRefusal message={demo.refusal} />
          <Button busy={demo.busy} busyLabel={text.loading} onClick={demo.load}>
            {text.load}
          </Button>
        </>
      )}
    </section>
  )
}

interface PeopleProps {
  readonly people: readonly DemoPerson[]
  readonly onPick: (signIn: SignIn) => void
}

function People({ people, onPick }: PeopleProps) {
  const text = useText('operations').demo
  const colon = useColon()
  return (
    <div>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-hover"
              onClick={() => onPick(person)}
            >
              <span className="min-w-0 grow">
                <span className="sr-only">{text.signInAs} </span>
                <span className="block font-medium">
                  {text.parts[person.part]}
                  <span className="font-normal text-muted"> · {person.name}</span>
                </span>
                <span className="block text-s wrap-anywhere text-muted">{person.email}</span>
              </span>
              <LogIn className="size-5 shrink-0 text-muted" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-s text-muted">
        {`${text.password}${colon} `}
        <code className="font-medium text-ink">{people[0]?.password}</code>
      </p>
    </div>
  )
}

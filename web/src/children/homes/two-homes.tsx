import type { ChildHomes, HomePlan } from '@touchline/contract/children/shapes/homes'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { AgreedHomes } from './agreed-homes.tsx'
import { HomesDialog } from './homes-dialog.tsx'
import { ProposedHomes } from './proposed-homes.tsx'
import { useOwnHomes } from './use-own-homes.ts'

/** For guardians and the child: the plan, and how to agree on it. */
export function TwoHomes({ memberId }: { memberId: string }) {
  const { data: child } = useOwnHomes(memberId)
  return child ? <Homes child={child} /> : null
}

function Homes({ child }: { child: ChildHomes }) {
  const text = useText('children').homes
  const [base, setBase] = useState<HomePlan | 'new'>()
  const { agreed, proposed } = child
  return (
    <section className="mt-8 grid justify-items-start gap-4 border-t border-line pt-6">
      <div>
        <h3 className="font-medium">{text.title}</h3>
        <p className="mt-1 max-w-measure text-muted">{text.about(child.firstName)}</p>
      </div>
      {proposed && (
        <ProposedHomes child={child} plan={proposed} onChange={() => setBase(proposed)} />
      )}
      {agreed && (
        <AgreedHomes
          child={child}
          plan={agreed}
          {...(!proposed && { onChange: () => setBase(agreed) })}
        />
      )}
      {!agreed && !proposed && <Button onClick={() => setBase('new')}>{text.setUp}</Button>}
      {base !== undefined && (
        <HomesDialog
          child={child}
          base={base === 'new' ? undefined : base}
          onClose={() => setBase(undefined)}
        />
      )}
    </section>
  )
}

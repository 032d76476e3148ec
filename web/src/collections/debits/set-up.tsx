import { Landmark } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Explains direct debit, with a button to set it up. */
export function SetUp({ onOpen }: { onOpen: () => void }) {
  const text = useText('debits').setup
  return (
    <EmptyState
      icon={<Landmark aria-hidden />}
      title={text.title}
      action={
        <Button variant="primary" onClick={onOpen}>
          {text.open}
        </Button>
      }
    >
      {text.text}
    </EmptyState>
  )
}

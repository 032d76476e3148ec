import { KeyRound } from 'lucide-react'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useFactors, useRemoveFactor } from './api.ts'
import { useAuthErrorToast } from './use-auth-error-toast.ts'

type App = NonNullable<ReturnType<typeof useFactors>['data']>[number]

export function AppList({ apps }: { apps: readonly App[] }) {
  if (apps.length === 0) return null
  return (
    <ul className="w-full divide-y divide-line rounded-surface border border-line">
      {apps.map((app) => (
        <AppRow key={app.id} app={app} />
      ))}
    </ul>
  )
}

function AppRow({ app }: { app: App }) {
  const text = useText('accounts').apps
  const { security } = useText('accounts')
  const toast = useToast()
  const complain = useAuthErrorToast()
  const format = useFormat()
  const remove = useRemoveFactor()
  const [asking, setAsking] = useState(false)
  const name = app.friendly_name ?? text.nameless

  function goodbye(): void {
    remove.mutate(app.id, {
      onSuccess: () => toast({ title: text.removed }),
      onError: complain,
      onSettled: () => setAsking(false),
    })
  }

  return (
    <li className="flex items-center gap-4 p-4">
      <KeyRound aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-s text-muted">{security.added(format.day(app.created_at))}</p>
      </div>
      <Button size="s" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.removeTitle(name)}
        confirmLabel={text.remove}
        busy={remove.isPending}
        onConfirm={goodbye}
      >
        {text.removeBody}
      </ConfirmDialog>
    </li>
  )
}

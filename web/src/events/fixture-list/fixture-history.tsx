import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Button } from '#web/ui/button.tsx'

import { useFixtureImports, useUndoFixtures } from './api.ts'

/** The latest lists; the last one can be undone. */
export function FixtureHistory({ clubId }: { clubId: string }) {
  const text = useText('fixtureList')
  const { errors } = useText('wire')
  const format = useFormat()
  const { timeZone } = useBrowserPlace()
  const toast = useToast()
  const imports = useFixtureImports(clubId).data ?? []
  const undo = useUndoFixtures(clubId)
  if (imports.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-l">{text.history}</h2>
      <ul className="divide-y divide-line">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 grow wrap-anywhere">
              {one.fileName}
              <span className="block text-s text-muted">
                {format.moment(one.createdAt, timeZone)} · {text.matches(one.created + one.changed)}
                {one.undoneAt !== null && ` · ${text.undone}`}
              </span>
            </span>
            {one.mayUndo && (
              <Button
                size="s"
                busy={undo.isPending}
                onClick={() =>
                  undo.mutate(one.id, {
                    onSuccess: (done) =>
                      toast({ title: text.undoneReport(done.removed + done.movedBack, done.kept) }),
                    onError: (error) => toast({ title: errors[codeOf(error)] }),
                  })
                }
              >
                {text.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { type ReactNode, useId } from 'react'

interface PartProps {
  readonly title: string
  readonly hint?: string | undefined
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One question of the form, under the chalk line. */
export function Part({ title, hint, action, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-l wrap-anywhere">
            {title}
          </h2>
          {hint !== undefined && <p className="text-s text-muted">{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

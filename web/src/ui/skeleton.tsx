import { cx } from './cx.ts'

/** A placeholder while loading; give it the size of the content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-[breathing_1.6s_ease-in-out_1s_infinite] rounded-control bg-line/70',
        className ?? 'h-4 w-full',
      )}
    />
  )
}

/** Placeholder rows while loading; `label` is read out. */
export function SkeletonRows({ label, count = 5 }: { label: string; count?: number | undefined }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid grow gap-2">
            <Skeleton className={row % 2 === 0 ? 'h-4 w-2/5' : 'h-4 w-1/3'} />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface SkeletonPageProps {
  readonly title: string
  readonly label: string
}

/** A placeholder page with its heading. */
export function SkeletonPage({ title, label }: SkeletonPageProps) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <SkeletonRows label={label} />
    </>
  )
}

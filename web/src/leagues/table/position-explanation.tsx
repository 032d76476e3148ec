import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { Popover } from '#web/ui/popover.tsx'

interface WhyThisPlaceProps {
  readonly position: number
  readonly why: string | undefined
}

/** A team's position; a tap explains it. */
export function PositionExplanation({ position, why }: WhyThisPlaceProps) {
  const text = useText('leagues').table
  const colon = useColon()
  if (why === undefined) return position
  return (
    <Popover
      align="start"
      title={text.why}
      trigger={
        <button
          type="button"
          className="-my-2 min-h-11 min-w-8 text-right underline decoration-edge decoration-dotted underline-offset-4 print:no-underline"
        >
          {position}
          <span className="sr-only">{`${colon} ${text.why}`}</span>
        </button>
      }
    >
      <p className="max-w-72 text-left wrap-anywhere whitespace-normal">{why}</p>
    </Popover>
  )
}

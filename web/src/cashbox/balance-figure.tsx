interface BalanceFigureProps {
  readonly label: string
  /** In words, with its currency. */
  readonly amount: string
}

/** The figure people open a cash box for. */
export function BalanceFigure({ label, amount }: BalanceFigureProps) {
  return (
    <p>
      <span className="block text-s text-muted">{label}</span>{' '}
      <span className="figures block font-head text-xl leading-tight font-semibold">{amount}</span>
    </p>
  )
}

import { type DragEvent, type ReactNode, useState } from 'react'

import { cx } from './cx.ts'

interface DropZoneProps {
  readonly className: string
  readonly disabled?: boolean | undefined
  readonly onDrop: (file: File | undefined) => void
  readonly children: ReactNode
}

/** An area where a file can be dropped. */
export function DropZone({ className, disabled = false, onDrop, children }: DropZoneProps) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!disabled) onDrop(event.dataTransfer.files[0])
  }

  return (
    <div
      className={cx(
        'flex items-center rounded-control border border-dashed p-3',
        className,
        over ? 'border-focus bg-hover' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
